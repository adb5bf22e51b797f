import { globSync } from 'node:fs';

import { build } from 'esbuild';

/** A style sheet for each font pairing; the font files are written to `dist/fonts/files` with a hash. */
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
