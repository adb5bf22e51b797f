// The library in a new Next.js application, which is installed from the registry.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { checkNext } from '../../packages/ui/checks/nextApp.ts';
import { installTarball } from '../../packages/ui/checks/tarball.ts';
import { ROOT } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { PNPM } from '../install.mjs';
import { fail } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';

const UI = join(ROOT, 'packages/ui');

async function check(): Promise<void> {
  const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], { cwd: UI });
  if (code !== 0) throw new Error(`packages/ui does not build.\n${output.trim()}`);
  const installed = await installTarball(UI, PNPM);
  const browser = await chromium.launch(browserLaunch());
  try {
    const wrong = await checkNext(installed.tarball, browser, ROOT);
    console.log(wrong.length === 0 ? 'Next.js: good' : wrong.join('\n'));
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await installed.remove();
  }
}

check().catch(fail);
