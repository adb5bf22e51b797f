import { globSync } from 'node:fs';

import { build } from 'esbuild';

/** A style sheet for each pairing of faces; the faces themselves go to `dist/fonts/files` under a hash. */
export async function bundleFonts(): Promise<void> {
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
