import { defineConfig } from 'tsup';

export default defineConfig({
  // All in one folder, because every entry looks for the catalogues next to itself.
  entry: {
    operator: 'src/operator.ts',
    build: 'src/build/buildOperator.ts',
    built: 'src/build/readBuiltOperator.ts',
    editor: 'src/editor.ts',
    headers: 'src/headers/securityHeaders.ts',
    publicHost: 'src/hosts/publicHost.ts',
    'brand-theme': 'src/command/bin.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  // The notices of what is bundled are written from it.
  metafile: true,
  dts: {
    entry: {
      operator: 'src/operator.ts',
      build: 'src/build/buildOperator.ts',
      built: 'src/build/readBuiltOperator.ts',
      editor: 'src/editor.ts',
      headers: 'src/headers/securityHeaders.ts',
      publicHost: 'src/hosts/publicHost.ts',
    },
    // The theme engine is bundled: types through this path, code through the settings below.
    compilerOptions: { paths: { '@brand/ui/theme': ['../ui/src/theme/theme.ts'] } },
  },
  noExternal: [/^@brand\//, 'culori', '@vanilla-extract/css', '@formatjs/icu-messageformat-parser'],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
