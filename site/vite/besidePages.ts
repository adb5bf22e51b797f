import { copyFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  build,
  defaultServerConditions,
} from 'vite';
import { HIDDEN_FILES } from '../server/hiddenFiles.ts';
import type { BuildManifest } from '../server/pageFiles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds what belongs to the site and is no part of its pages: for its server the same code once more, to draw first views
 * with, and the service worker.
 */
export function besidePages(): Plugin {
  let config: ResolvedConfig;
  const more = async (options: InlineConfig) =>
    build({ logLevel: 'warn', mode: config.mode, ...options });
  return {
    name: 'beside-pages',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // Only then is it known which style sheets a file needs.
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(manifestOf(bundle, config.root));
        this.emitFile({ type: 'asset', fileName: HIDDEN_FILES.manifest, source });
      },
    },
    async writeBundle({ dir = '' }) {
      await copyFile(here('../src/offline.css'), `${dir}/offline.css`);
      await more({
        configFile: false,
        root: here('..'),
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: config.build.target,
          rolldownOptions: {
            input: here('../worker/serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      await copyFile(`${dir}/index.html`, `${dir}/${HIDDEN_FILES.document}`);
      await more({
        ...(config.configFile && { configFile: config.configFile }),
        build: { ssr: here('../src/prerender.tsx'), outDir: `${dir}/.server`, emptyOutDir: true },
        // All in one place, so that the server needs nothing but the built site.
        ssr: {
          noExternal: true,
          resolve: { conditions: ['source', ...defaultServerConditions] },
        },
      });
    },
  };
}

/** Of all sources only those that a document is made for: pages and words. */
const LOADED_BY_NAME = /\/src\/(?:routes\/\w+\.tsx|messages\/[\w.]+\.json)$/;

function manifestOf(bundle: Rolldown.OutputBundle, root: string): BuildManifest {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holders = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .filter((id) => LOADED_BY_NAME.test(id))
      .map((id) => [relative(root, id).replaceAll('\\', '/'), fileName] as const),
  );
  const files = chunks.map(({ fileName, imports, viteMetadata }) => {
    return [fileName, { imports, css: [...(viteMetadata?.importedCss ?? [])] }] as const;
  });
  return { holders: Object.fromEntries(holders), files: Object.fromEntries(files) };
}
