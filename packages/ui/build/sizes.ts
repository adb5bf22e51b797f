import { mkdir } from 'node:fs/promises';

import { build } from 'esbuild';

/** What a site pays for one import, bundled and minified as a site does: read by the size budgets. */
const IMPORTS: Record<string, string> = {
  button: "export { Button } from './dist/index.js';",
  dialog: "export { Dialog } from './dist/index.js';",
  all: "export * from './dist/index.js';",
};

/** Bundles each import of the built package into `.cache/size`, without React and react-intl. */
export async function bundleForSizes(): Promise<void> {
  await mkdir('.cache/size', { recursive: true });
  for (const [name, contents] of Object.entries(IMPORTS)) {
    await build({
      stdin: { contents, resolveDir: process.cwd(), loader: 'js' },
      outfile: `.cache/size/${name}.js`,
      bundle: true,
      minify: true,
      format: 'esm',
      logLevel: 'error',
      external: [
        'react',
        'react-dom',
        'react/*',
        'react-intl',
        '@radix-ui/*',
        '@tanstack/*',
        'embla-carousel-react',
        'uqr',
      ],
    });
  }
}
