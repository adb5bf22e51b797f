// Finds the Chromium that tests drive. No dependencies: it runs before anything is installed too.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Flags for a Chromium that runs in a container, keeps to itself and calls no one. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** First the one without a window: it draws the same, and a page costs it less than half the work. */
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
 * Path of the browser to drive: `CHROME_PATH` first, else a Chromium or Chrome of this machine.
 *
 * @param {boolean} whole only one that can open windows: the other stores no page for Back and Forward
 * @returns {string | undefined} undefined: Playwright may have one of its own
 * @throws Error when `CHROME_PATH` names a file that is not there
 */
export function browserPath(whole = false) {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is not there.`);
  }
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.slice(whole ? 1 : 0).map((name) => join(folder, name)))
    .concat(FIXED)
    .find((path) => existsSync(path));
}

/**
 * What Playwright's `launch` takes to drive that browser.
 *
 * @returns {{ args: string[], executablePath?: string }}
 */
export function browserLaunch() {
  const executablePath = browserPath();
  return { args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) };
}
