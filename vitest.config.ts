import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';
import {
  domProject,
  fromSource,
  maxWorkers,
  provide,
  shiftTestDate,
} from './scripts/vitest/domProject.ts';
import { nginxPath } from './site/server/testing/nginxPath.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Loading Storybook takes a second that the other projects should not wait for. */
function wantsStories() {
  const chosen = process.argv.some((word) => word.startsWith('--project'));
  const named = process.argv.some((word) => /^(--project=)?stories$/.test(word));
  return named || !chosen;
}

async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    ...fromSource,
    test: {
      name: 'stories',
      provide,
      setupFiles: [shiftTestDate],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // One page at a time: stories share focus, and two cores are one browser's worth of work.
      maxWorkers: 1,
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: browserLaunch() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
  };
}

export default defineConfig({
  // For the compiler of styles: it runs a server of its own, reads this file for it, and knows nothing of the projects.
  environments: { ssr: fromSource.ssr },
  test: {
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          provide,
          setupFiles: [shiftTestDate],
          environment: 'node',
          // Modules are evaluated once for each worker instead of once for each file: half of the time was that.
          isolate: false,
          maxWorkers,
          // A test waits for nothing but the processor: a slow machine must not look like a broken promise.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/{domain,contract,api,sandbox,operator,studio,ui}/src/**/*.test.ts',
            'site/{src,server,vite,compatibility,engines}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Reported as skipped by `npm test` on a machine without nginx.
          exclude: [...configDefaults.exclude, ...(nginxPath ? [] : ['**/nginx.test.ts'])],
        },
        plugins: [vanillaExtractPlugin()],
      },
      domProject,
      ...(wantsStories() ? [await stories()] : []),
    ],
  },
});
