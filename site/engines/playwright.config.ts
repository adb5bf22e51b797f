import { defineConfig } from '@playwright/test';
import { presentEngines } from './support/engines.ts';

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
  projects: presentEngines().map(({ name }) => ({ name, use: { engineName: name } })),
});
