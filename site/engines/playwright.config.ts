import { defineConfig } from '@playwright/test';
import { presentEngines } from './support/engines.ts';

/** Whether every test runs in full, as with `npm run prove`. */
const isWhole = Boolean(process.env.PROVE);
/**
 * Whether only those tests run that need the machine for themselves, because hundreds of calls share the time limit of one. They are a
 * step of `npm run prove`.
 */
const isAlone = Boolean(process.env.ALONE);
/** Tests that do not run. */
const LEFT_OUT = isWhole ? /@alone/ : /@prove|@alone/;

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
  workers: isAlone ? 1 : 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
      ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }] as const]
      : []),
  ],
  ...(isAlone ? { grep: /@alone/ } : { grepInvert: LEFT_OUT }),
  projects: projects.map((name) => ({
    name,
    testMatch: ['*.engine.ts', `*.${name}.ts`],
    use: { engineName: name },
  })),
});
