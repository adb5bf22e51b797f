import { launch } from 'puppeteer-core';
import type { Engine, Setup } from './driver.ts';
import { openTab } from './puppeteerTab.ts';

/** In Firefox: accept no cookies and no storage. */
const BLOCK_ALL = 2;

/** In Firefox: a fine pointer that can hover, like a mouse. Without a display Firefox detects no pointer. */
const MOUSE = 6;

/** The system's Firefox, through WebDriver BiDi. */
export async function firefoxEngine(
  executablePath: string,
  { storage, downloads }: Setup = {},
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Bangkok' },
    extraPrefsFirefox: {
      // Without a touch screen Firefox has no touch events unless they are enabled.
      'dom.w3c_touch_events.enabled': 1,
      // The two parts of a tap are sent separately. On a busy page it must not become a long press, which does not click.
      'apz.max_tap_time': 10_000,
      'ui.click_hold_context_menus.delay': 10_000,
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
      ...(storage === 'blocked' && { 'network.cookie.cookieBehavior': BLOCK_ALL }),
    },
  });
  return {
    version: await browser.version(),
    hasTouch: true,
    returnsFromOtherOrigins: true,
    open: async (screen) => openTab(browser, screen, 'firefox', downloads),
    close: async () => browser.close(),
  };
}
