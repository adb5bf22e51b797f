// The library as consumers install it: built, packed, installed outside the repository, and used there.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { staleSizes } from '../../packages/ui/build/sizeTable.ts';
import { browserScript } from '../../packages/ui/checks/browser.ts';
import { brokenBoundaries } from '../../packages/ui/checks/clientBoundary.ts';
import { strangers } from '../../packages/ui/checks/contents.ts';
import { checkExports } from '../../packages/ui/checks/exports.ts';
import { checkFailedPictures, checkHydration } from '../../packages/ui/checks/hydration.ts';
import { checkManifest } from '../../packages/ui/checks/manifest.ts';
import { checkTypes } from '../../packages/ui/checks/messageTypes.ts';
import { checkOperatorCommand } from '../../packages/ui/checks/operatorCommand.ts';
import { renderOnServer } from '../../packages/ui/checks/ssr.ts';
import { checkSheets } from '../../packages/ui/checks/styleParity.ts';
import { installTarball } from '../../packages/ui/checks/tarball.ts';
import { checkTools } from '../../packages/ui/checks/tools.ts';
import { checkVite } from '../../packages/ui/checks/viteApp.ts';
import { ROOT } from '../bootstrap.mjs';
import { browserLaunch } from '../browser.mjs';
import { PNPM } from '../install.mjs';
import { fail } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';

const UI = join(ROOT, 'packages/ui');
const OPERATOR = join(ROOT, 'packages/operator');
let wrong = 0;

/** Prints the result and the duration of a part. */
async function part(name: string, find: () => string[] | Promise<string[]>): Promise<void> {
  const began = performance.now();
  const found = await find();
  wrong += found.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${found.length === 0 ? 'good' : `${found.length} wrong`}, ${seconds} s`);
  for (const words of found) console.log(`  ${words}`);
}

async function check(): Promise<void> {
  process.chdir(UI);
  for (const folder of [UI, OPERATOR]) {
    await part(`build of ${basename(folder)}`, async () => {
      const { code, output } = await runCommand('npm', ['run', '--silent', 'build'], {
        cwd: folder,
      });
      if (code !== 0) throw new Error(`${folder} does not build.\n${output.trim()}`);
      return [];
    });
  }
  await part('brand-theme', () => checkOperatorCommand(OPERATOR, PNPM));
  const installed = await installTarball(UI, PNPM);
  const browser = await chromium.launch(browserLaunch());
  // Otherwise code that waits for a closed browser would never end.
  const gone = () => {
    console.log('The browser has crashed.');
    process.exit(1);
  };
  browser.on('disconnected', gone);
  try {
    await part('exports', () => checkExports(UI));
    await part('contents of the tarball', () => strangers(installed));
    await part("'use client'", () => brokenBoundaries(installed));
    await part('component manifest', () => checkManifest(UI, installed));
    await part('README', async () => staleSizes(await readFile('README.md', 'utf8')));
    await part('publint and attw', () => checkTools(installed));
    await part('types', () => checkTypes(installed));
    await part('Vite', () => checkVite(installed, browser));
    const { markup, complaints } = await renderOnServer(installed);
    await part(`${Object.keys(markup).length} stories on a server`, () => complaints);
    const script = await browserScript(installed);
    await part('hydration', () => checkHydration(installed, browser, { markup, script }));
    await part('failed pictures', () =>
      checkFailedPictures(installed, browser, { markup, script }),
    );
    await part('forms of the style sheet', () => checkSheets(installed, browser, script));
  } finally {
    browser.off('disconnected', gone);
    await browser.close();
    await installed.remove();
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}

check().catch(fail);
