import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';

import { build } from 'esbuild';

import { compileMessages } from './messages.ts';
import { bundleForSizes } from './sizes.ts';
import { restoreUseClient } from './useClient.ts';

// What stands around the bundled code. After tsup, not inside it: it clears declarations while it runs.

/** Style sheets that carry files: the faces go to `dist/fonts/files` under a hash. */
async function bundleFonts(): Promise<void> {
  await build({
    entryPoints: globSync('src/fonts/*.css'),
    outdir: 'dist/fonts',
    assetNames: 'files/[name]-[hash]',
    bundle: true,
    minify: true,
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
}

/** Their style sheets are what these are for; nobody imports their scripts. */
async function dropScripts(): Promise<void> {
  for (const name of [
    'styles',
    'base',
    ...globSync('src/themes/*').map((folder) => folder.slice('src/'.length)),
  ]) {
    await rm(`dist/${name}.js`, { force: true });
    await rm(`dist/${name}.d.ts`, { force: true });
  }
}

await restoreUseClient('dist/metafile-esm.json');
await compileMessages();
await bundleFonts();
await dropScripts();
await bundleForSizes();
