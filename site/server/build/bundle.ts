import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { HIDDEN_FILES } from './hiddenFiles.ts';

const SERVER = join(import.meta.dirname, '..');

const COMMON: BuildOptions = {
  bundle: true,
  format: 'esm',
  conditions: ['source'],
  logLevel: 'warning',
  legalComments: 'none',
  minifySyntax: true,
  sourcemap: 'external',
};

/** Bundles the server for Node, with everything that it needs. @param outfile absolute path of `server.mjs` */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: [join(SERVER, 'server.ts')],
    outfile,
    platform: 'node',
    target: 'node20.19',
    // prom-client is CommonJS and requires modules of Node.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/**
 * Bundles the worker, with the code that renders the pages.
 *
 * @param site folder of the built site
 * @param outfile absolute path of `worker.mjs`
 * @param serverEntry the code that renders, if not that of the build
 */
export async function bundleWorker(
  site: string,
  outfile: string,
  serverEntry = join(site, HIDDEN_FILES.serverEntry),
): Promise<void> {
  const names = [HIDDEN_FILES.document, HIDDEN_FILES.firstFaces, HIDDEN_FILES.manifest];
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(site, name), 'utf8')] as const),
  );
  const contents = [
    `export * as serverEntry from ${JSON.stringify(serverEntry)};`,
    `export const hidden = ${JSON.stringify(Object.fromEntries(texts))};`,
  ].join('\n');
  await build({
    ...COMMON,
    entryPoints: [join(SERVER, 'worker.ts')],
    outfile,
    platform: 'browser',
    target: 'es2022',
    conditions: ['source', 'workerd', 'worker'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'built-site',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^built-site$/ }, ({ path }) => ({ path, namespace: 'built-site' }));
          onLoad({ filter: /.*/, namespace: 'built-site' }, () => ({
            contents,
            resolveDir: site,
          }));
        },
      },
    ],
  });
}
