import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ReporterDescription, defineConfig } from '@playwright/test';
import { steadyLaunch } from './camera/flags.ts';
import { readPlan } from './plan.ts';

const { pictures, report, results } = readPlan();

const htmlReport = (outputFolder: string): ReporterDescription => [
  'html',
  { outputFolder, open: 'never', title: 'Visual review', noSnippets: true, noCopyPrompt: true },
];

export default defineConfig({
  testDir: 'camera',
  outputDir: join(results, '../pictures'),
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  // The pictures of the base are taken where they are missing; no comparison writes one.
  updateSnapshots: report ? 'none' : 'missing',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 30_000,
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0, caret: 'initial' } },
  reporter: [['./reporter.ts'], ...(report ? [htmlReport(report)] : [])],
  use: { browserName: 'chromium', launchOptions: steadyLaunch() },
});
