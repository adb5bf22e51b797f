// Ensures that there is a Chromium for the tests.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserPath } from './browser.mjs';
import { Explained } from './progress.mjs';
import { runCommand } from './runCommand.mjs';

const ASK =
  'The tests need Chrome or Chromium, and none was found. Install one, or name one: CHROME_PATH=/path/to/chrome npm test. `npx playwright install chromium` works too.';

/**
 * Looks for `CHROME_PATH`, a browser of this machine and Playwright's own, and otherwise installs Debian's.
 *
 * @param {(words: string) => void} note called with the result
 * @returns {Promise<string>} path of the executable
 * @throws Explained when there is none and none can be installed
 */
export async function ensureBrowser(note) {
  const present = browserPath() ?? playwrightsOwn();
  const path = present ?? (await installDebians());
  note(present ? path : `${path}, installed`);
  return path;
}

function playwrightsOwn() {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installDebians() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Explained(ASK);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => runCommand('apt-get', args, { env });
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  const updated = await apt('update');
  const installed = await install('chromium-headless-shell');
  // An older Debian only has the full browser.
  const last = installed.code === 0 ? installed : await install('chromium');
  if (last.code !== 0) {
    const said = [updated, last].map(({ output }) => output.trim()).join('\n');
    throw new Explained(`${ASK}\n\napt-get said:\n${said}`);
  }
  const path = browserPath();
  if (!path) throw new Explained(ASK);
  return path;
}
