// Builds the site, then runs the journeys in Chromium: those of `npm test`, or the named ones.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../bootstrap.mjs';
import { buildSite } from '../build.mjs';
import { fail } from '../progress.mjs';

try {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const named = process.argv.slice(2);
  const args = ['test', '--config', 'site/playwright.config.ts', ...named];
  const env = { ...(named.length > 0 && { ALL_JOURNEYS: '1' }), ...process.env };
  const { status } = spawnSync('playwright', args, { cwd: ROOT, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
