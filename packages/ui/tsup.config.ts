import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

import { entries } from './build/entries.ts';

export default defineConfig({
  entry: entries(),
  format: 'esm',
  target: 'es2022',
  // The rules of the product come with the package: types by this path, code by the line below it.
  dts: { compilerOptions: { paths: { '@brand/domain': ['../domain/src/index.ts'] } } },
  splitting: true,
  minify: true,
  metafile: true,
  clean: true,
  noExternal: ['@brand/domain'],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
