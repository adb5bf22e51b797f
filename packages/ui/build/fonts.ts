import { globSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';

import { build } from 'esbuild';

/** A style sheet for each font pairing; the font files are written to `dist/fonts/files` with a hash, and their licences. */
export async function bundleFonts(): Promise<void> {
  await build({
    entryPoints: globSync('src/fonts/*.css'),
    outdir: 'dist/fonts',
    assetNames: 'files/[name]-[hash]',
    bundle: true,
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(devDependencies).filter((one) => one.startsWith('@fontsource'))) {
    const family = name.split('/')[1] ?? name;
    await copyFile(`node_modules/${name}/LICENSE`, `dist/fonts/files/${family}.LICENSE.txt`);
  }
}
