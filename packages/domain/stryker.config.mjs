/**
 * Mutation testing: changes the source in small steps and expects a test to fail for each. `npm run prove -- mutants`.
 *
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**', '!src/**/index.ts'],
  // In a copy its relative path would be wrong, and Stryker would rewrite it with an API that TypeScript 7 no longer has.
  ignorePatterns: ['tsconfig.json'],
  coverageAnalysis: 'perTest',
  // Constants that are evaluated once, such as tables of messages: each would need all tests again, twelve hours in all.
  ignoreStatic: true,
  concurrency: 2,
  // The rest are mutants that change nothing a caller can see, e.g. an early return that only saves time.
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { reportTests: false, reportScoreTable: true, allowColor: false },
  jsonReporter: { fileName: '../../.cache/mutants.json' },
  tempDirName: '.stryker-tmp',
};
