/**
 * Mutation testing of the hooks that bind the cashier's flows to the API, the clock and the browser's storage. Run from the
 * root of the repository: `npm run prove -- flow-mutants`.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The pool as in the other DOM tests, for the same reason.
  vitest: { configFile: 'site/vitest.mutants.config.ts', related: false, pool: 'vmThreads' },
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
  ignoreStatic: true,
  concurrency: 2,
  // The rest are mutants that change nothing a member can see, such as the dependencies of an effect that never change.
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  jsonReporter: { fileName: '.cache/flow-mutants.json' },
  tempDirName: '.stryker-tmp',
};
