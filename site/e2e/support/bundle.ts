import type { Page } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';

/** A test script, bundled like the site. */
export interface BundledScript {
  /** Runs it in a page, as a module of the page's own origin. */
  runIn(page: Page): Promise<void>;
}

/**
 * Bundles a test script, so that a real browser runs code of the site without its pages.
 *
 * @param entry path of the script
 * @param folder path under which it is served, such as `/calls/`
 */
export async function bundleScript(entry: string, folder: string): Promise<BundledScript> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: folder,
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.filter((one) => one.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  return {
    async runIn(page) {
      await page.route(`**${folder}**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(folder.length);
        const body = chunks.find(({ fileName }) => fileName === path)?.code;
        return body === undefined
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: 'text/javascript', body });
      });
      await page.evaluate(async (address) => void (await import(address)), folder + start);
    },
  };
}
