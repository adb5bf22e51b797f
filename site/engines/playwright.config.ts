import { defineConfig } from '@playwright/test';
import { allEngines } from './support/engines.ts';

/** Playwright's own builds are an addition, where they are installed; the other engines are reported even if they are missing. */
const projects = allEngines().filter(
  ({ name, missing }) => !missing || !name.startsWith('playwright-'),
);

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
  projects: projects.map(({ name }) => ({ name, use: { engineName: name } })),
});
