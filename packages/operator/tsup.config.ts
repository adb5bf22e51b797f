import { defineConfig } from 'tsup';

export default defineConfig({
  // All beside each other: the catalogues are found beside whichever file reads them.
  entry: {
    operator: 'src/operator.ts',
    build: 'src/build/buildOperator.ts',
    built: 'src/build/readBuiltOperator.ts',
    headers: 'src/headers/securityHeaders.ts',
    publicHost: 'src/hosts/publicHost.ts',
    'brand-theme': 'src/command/bin.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  dts: {
    entry: {
      operator: 'src/operator.ts',
      build: 'src/build/buildOperator.ts',
      built: 'src/build/readBuiltOperator.ts',
      headers: 'src/headers/securityHeaders.ts',
      publicHost: 'src/hosts/publicHost.ts',
    },
    // The theme engine comes with the package: types by this path, code by the lines below it.
    compilerOptions: { paths: { '@brand/ui/theme': ['../ui/src/theme/theme.ts'] } },
  },
  noExternal: [/^@brand\//, '@vanilla-extract/css', '@formatjs/icu-messageformat-parser'],
  esbuildOptions(options) {
    options.conditions = ['source'];
  },
});
