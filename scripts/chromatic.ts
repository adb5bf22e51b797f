// npm run chromatic: publishes Storybook, and takes screenshots of the stories that a change can affect.
import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';
import { chromaticRun } from './chromaticRun.ts';

const run = chromaticRun(process.env, process.argv.slice(2));
if ('refusal' in run) {
  console.error(`\n${run.refusal}\n`);
  process.exitCode = 1;
} else {
  const { status } = spawnSync('chromatic', run.args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
