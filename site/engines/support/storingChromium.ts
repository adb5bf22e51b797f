import { launch } from 'puppeteer-core';
import { BROWSER_ARGS } from '../../../scripts/browser.mjs';
import type { Engine } from './driver.ts';
import { openTab } from './puppeteerTab.ts';

/**
 * A full Chromium with a back/forward cache. Puppeteer can follow a page that is restored from it. Playwright loses it,
 * and its Chromium has no such cache.
 */
export async function storingChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'chrome',
    executablePath,
    headless: true,
    args: BROWSER_ARGS,
    env: { ...process.env, TZ: 'Asia/Bangkok' },
  });
  return {
    version: await browser.version(),
    hasTouch: true,
    returnsFromOtherOrigins: true,
    open: async (screen) => openTab(browser, screen, 'chromium'),
    close: async () => browser.close(),
  };
}
