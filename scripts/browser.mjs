// Finds the Chromium for the tests. No dependencies: it also runs before the install.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Flags for a Chromium that runs in a container and makes no network requests of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless one first: it renders the same, and a page costs less than half the CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the browser to use: `CHROME_PATH` first, else a Chromium or Chrome of this machine.
 *
 * @param {boolean} whole only a full browser that can open windows: a headless shell has no back/forward cache
 * @returns {string | undefined} undefined: Playwright may have its own
 * @throws Error when `CHROME_PATH` names a missing file
 */
export function browserPath(whole = false) {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.slice(whole ? 1 : 0).map((name) => join(folder, name)))
    .concat(FIXED)
    .find((path) => existsSync(path));
}

/**
 * Launch options of Playwright for that browser.
 *
 * @returns {{ args: string[], executablePath?: string }}
 */
export function browserLaunch() {
  const executablePath = browserPath();
  return { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) };
}
