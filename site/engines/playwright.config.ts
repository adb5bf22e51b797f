import { defineConfig } from '@playwright/test';
import { presentEngines } from './support/engines.ts';

/** Whether every journey is walked in full, as `npm run prove` does. */
const isWhole = Boolean(process.env.PROVE);

/** The other journeys of `npm test` are walked in Chromium; these only where they are proven, or where no other engine is. */
const engines = presentEngines().map(({ name }) => name);
const others = engines.filter((name) => name !== 'chromium');
const projects = isWhole || others.length === 0 ? engines : others;

export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  retries: process.env.PROVE || process.env.TEST_NOW ? 0 : 1,
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
  projects: projects.map((name) => ({ name, use: { engineName: name } })),
});
