/** Mutation testing: changes the source in small steps and expects a test to fail for each. `npm run prove -- mutants`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**', '!src/**/index.ts'],
  // Each test file is evaluated once for a worker: a mutant of a constant needs its own evaluation, which takes most of the time.
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The rest are mutants that change nothing a caller can see, e.g. an early return that only saves time.
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  jsonReporter: { fileName: '../../.cache/mutants.json' },
  tempDirName: '.stryker-tmp',
};
