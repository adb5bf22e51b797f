/**
 * Mutation testing of the hooks that bind the cashier's flows to the API, the clock and the browser's storage. Run from the
 * root of the repository: `npm run prove -- flow-mutants`.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'site/vitest.mutants.config.ts', related: false },
  mutate: ['site/src/**/use*Flow.ts'],
  disableTypeChecks: false,
  // In a copy the relative paths of `tsconfig.json` would be wrong; the rest is output.
  ignorePatterns: [
    '**/tsconfig*.json',
    '**/dist',
    'dist-maps',
    'export',
    'site/maps',
    'storybook-static',
    'visual',
  ],
  coverageAnalysis: 'perTest',
  // The first run of all tests takes two minutes of an idle machine.
  dryRunTimeoutMinutes: 20,
  ignoreStatic: true,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  jsonReporter: { fileName: '.cache/flow-mutants.json' },
  tempDirName: '.stryker-tmp',
};
