// npm run chromatic: publishes the workshop. Without a token Chromatic waits for ever, so that it
// is never started without one.
import { spawnSync } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const args = ['--exit-zero-on-changes', '--storybook-config-dir', '.storybook'];
  const { status } = spawnSync('chromatic', [...args, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    '\nCHROMATIC_PROJECT_TOKEN is not set. Take the token from the project page on Chromatic and run:\nCHROMATIC_PROJECT_TOKEN=… npm run chromatic\n',
  );
  process.exitCode = 1;
}
