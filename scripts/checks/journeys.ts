// Builds the site, then walks the journeys through it in Chromium.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../bootstrap.mjs';
import { buildSite } from '../build.mjs';
import { fail } from '../progress.mjs';

try {
  await buildSite(ROOT, { node: process.execPath, env: process.env }, () => {});
  const args = ['test', '--config', 'site/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync('playwright', args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
