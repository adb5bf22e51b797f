// Builds the site, runs the engine journeys in every browser engine of this machine, and prints the results.
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { missingEngines } from '../../site/engines/support/engines.ts';
import { ROOT } from '../bootstrap.mjs';
import { buildSite } from '../build.mjs';
import { type EngineReport, engineTable } from '../engineTable.ts';
import { fail } from '../progress.mjs';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(ROOT, '.cache/test/engines.json');
const table = join(ROOT, '.cache/test/engines.md');

try {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const args = ['test', '--config', 'site/engines/playwright.config.ts', ...process.argv.slice(2)];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = spawnSync('playwright', args, { cwd: ROOT, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
  const results = JSON.parse(await readFile(report, 'utf8')) as EngineReport;
  const text = engineTable(results, missingEngines());
  await mkdir(dirname(table), { recursive: true });
  await writeFile(table, `${text}\n`);
  console.log(text);
} catch (error) {
  fail(error);
}
