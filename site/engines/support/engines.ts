import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';
import { browserLaunch, browserPath } from '../../../scripts/browser.mjs';
import type { Engine, Setup } from './driver.ts';
import { firefoxEngine } from './firefoxEngine.ts';
import { playwrightEngine } from './playwrightEngine.ts';
import { storingChromium } from './storingChromium.ts';
import { webkitEngine } from './webkitEngine.ts';

/** An engine in which the tests run. */
export interface EngineChoice {
  /** Name of the project. */
  readonly name: string;
  /** Why it is unavailable on this machine. Empty if it is available. */
  readonly missing: string;
  start(setup?: Setup): Promise<Engine>;
}

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

function onPath(...names: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function systemFirefox(): EngineChoice {
  const path = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  return {
    name: 'firefox',
    missing: path
      ? ''
      : 'Firefox is not installed (Debian: firefox-esr), and FIREFOX_PATH names none',
    start: async (setup) => firefoxEngine(path!, setup),
  };
}

function systemWebkit(): EngineChoice {
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const isThere = browser && driver && display;
  return {
    name: 'webkit',
    missing: isThere ? '' : 'WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)',
    start: async (setup) =>
      webkitEngine({ browser: browser!, driver: driver!, display: display! }, setup),
  };
}

const PLAYWRIGHTS = 'playwright-';

/** Playwright's own builds. `npx playwright install firefox webkit` downloads them. */
function playwrights(): EngineChoice[] {
  return [firefox, webkit].map((type) => ({
    name: `${PLAYWRIGHTS}${type.name()}`,
    missing: existsSync(type.executablePath()) ? '' : `npx playwright install ${type.name()}`,
    start: async (setup) => playwrightEngine(type, {}, setup),
  }));
}

/** All supported engines, whether they are installed or not. */
export function allEngines(): readonly EngineChoice[] {
  const own = { name: 'chromium', missing: '' };
  const start = async (setup?: Setup) => {
    const whole = setup?.storesPages ? browserPath(true) : undefined;
    return whole ? storingChromium(whole) : playwrightEngine(chromium, browserLaunch(), setup);
  };
  return [{ ...own, start }, systemFirefox(), systemWebkit(), ...playwrights()];
}

/** Engines of this machine, as projects of Playwright. */
export function presentEngines(): readonly EngineChoice[] {
  return allEngines().filter(({ missing }) => !missing);
}

/** Engines in which the tests should run and that this machine lacks. Playwright's own builds are optional. */
export function missingEngines(): readonly EngineChoice[] {
  return allEngines().filter(({ name, missing }) => missing && !name.startsWith(PLAYWRIGHTS));
}
