import { defineConfig } from '@playwright/test';
import { presentEngines } from './support/engines.ts';

/** Whether every test runs in full, as with `npm run prove`. */
const isWhole = Boolean(process.env.PROVE);

/**
 * The other tests of `npm test` run in Chromium. These run in Chromium only for `npm run prove`, or without another
 * engine.
 */
const engines = presentEngines().map(({ name }) => name);
const others = engines.filter((name) => name !== 'chromium');
const projects = isWhole || others.length === 0 ? engines : others;

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
      ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }] as const]
      : []),
  ],
  ...(!isWhole && { grepInvert: /@prove/ }),
  projects: projects.map((name) => ({
    name,
    testMatch: ['*.engine.ts', `*.${name}.ts`],
    use: { engineName: name },
  })),
});
