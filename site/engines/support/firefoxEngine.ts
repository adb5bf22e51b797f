import { launch } from 'puppeteer-core';
import type { Engine, Setup } from './driver.ts';
import { openTab } from './puppeteerTab.ts';

/** In Firefox: accept no cookie and no storage at all. */
const BLOCK_ALL = 2;

/** In Firefox: the pointer is fine and can hover, as a mouse. Without a screen it knows of none. */
const MOUSE = 6;

/** Firefox as the system has it, through WebDriver BiDi. */
export async function firefoxEngine(
  executablePath: string,
  { storage }: Setup = {},
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Bangkok' },
    extraPrefsFirefox: {
      // Without a touch screen Firefox has no touch events unless it is told to.
      'dom.w3c_touch_events.enabled': 1,
      // The two halves of a tap are sent apart. A busy page must not make it a long press, which clicks nothing.
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
    open: async (screen) => openTab(browser, screen, 'firefox'),
    close: async () => browser.close(),
  };
}
