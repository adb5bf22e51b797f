import { copyFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BuildEnvironmentOptions,
  type InlineConfig,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  build,
  defaultServerConditions,
} from 'vite';
import { isNamedSource, PARTS } from '../server/build/namedSources.ts';
import { HIDDEN_FILES } from '../server/build/hiddenFiles.ts';
import type { BuildManifest } from '../server/documents/pageFiles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds what belongs to the site and is no part of its pages: for its server the same code once more, to draw first views
 * with, what hears presses until the page does, the script of the offline page, and the service worker.
 */
export function besidePages(): Plugin {
  let config: ResolvedConfig;
  const more = async (options: InlineConfig) =>
    build({ logLevel: 'warn', mode: config.mode, ...options });
  const alone = async (input: string, options: BuildEnvironmentOptions, name: string) =>
    more({
      configFile: false,
      root: here('..'),
      build: {
        ...options,
        emptyOutDir: false,
        target: config.build.target,
        rolldownOptions: { input: here(input), output: { format: 'iife', entryFileNames: name } },
      },
    });
  const script = async (name: string) => {
    const built = (await alone(
      `../src/${name}.ts`,
      { write: false },
      `${name}.js`,
    )) as Rolldown.RolldownOutput;
    return { type: 'asset', name: `${name}.js`, source: built.output[0].code } as const;
  };
  return {
    name: 'beside-pages',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      // Only then is it known which style sheets a file needs.
      order: 'post',
      async handler(_options, bundle) {
        const early = this.getFileName(this.emitFile(await script('early')));
        const snapshot = this.getFileName(this.emitFile(await script('snapshot')));
        const source = JSON.stringify({ ...manifestOf(bundle, config.root), early, snapshot });
        this.emitFile({ type: 'asset', fileName: HIDDEN_FILES.manifest, source });
      },
    },
    async writeBundle({ dir = '' }) {
      await copyFile(here('../src/offline.css'), `${dir}/offline.css`);
      await alone('../src/offline.ts', { outDir: dir }, 'offline.js');
      await alone('../worker/serviceWorker.ts', { outDir: dir }, 'sw.js');
      await copyFile(`${dir}/index.html`, `${dir}/${HIDDEN_FILES.document}`);
      await more({
        ...(config.configFile && { configFile: config.configFile }),
        // Else React runs its development code wherever the variable is not set.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: { ssr: here('../src/server.tsx'), outDir: `${dir}/.server`, emptyOutDir: true },
        // All in one place, so that the server needs nothing but the built site.
        ssr: {
          noExternal: true,
          // React's renderer without modules of Node: the same code runs on Node and on edge platforms.
          resolve: { conditions: ['source', 'workerd', ...defaultServerConditions] },
        },
      });
    },
  };
}

function manifestOf(
  bundle: Rolldown.OutputBundle,
  root: string,
): Omit<BuildManifest, 'early' | 'snapshot'> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holders = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => relative(root, id).replaceAll('\\', '/'))
      .filter(isNamedSource)
      .map((source) => [source, fileName] as const),
  );
  const named = new Set(holders.map(([source]) => source));
  // A document without a part of its page could not be made: that must end the build, and not a visit.
  const missing = [...PARTS].filter((part) => !named.has(part));
  if (missing.length > 0) throw new Error(`namedSources.ts: no "${missing.join('", "')}".`);
  const files = chunks.map(({ fileName, imports, viteMetadata }) => {
    return [fileName, { imports, css: [...(viteMetadata?.importedCss ?? [])] }] as const;
  });
  return { holders: Object.fromEntries(holders), files: Object.fromEntries(files) };
}
