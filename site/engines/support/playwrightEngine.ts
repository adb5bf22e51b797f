import type { Browser, BrowserType, LaunchOptions, Page } from 'playwright';
import {
  type Engine,
  PHONE_AGENTS,
  type Point,
  type Screen,
  type Setup,
  type Tab,
  steps,
} from './driver.ts';
import { blockStorage } from './blockStorage.ts';
import { dispatchSwipe } from './dispatchSwipe.ts';

/** Chromium, or one of Playwright's own builds of Firefox and WebKit. */
export async function playwrightEngine(
  type: BrowserType,
  options: LaunchOptions,
  setup: Setup = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  const hasTouch = type.name() === 'chromium';
  return {
    version: `${type.name()} ${browser.version()}`,
    hasTouch,
    returnsFromOtherOrigins: true,
    open: async (screen) => openTab(browser, screen, setup, hasTouch),
    close: async () => browser.close(),
  };
}

async function openTab(
  browser: Browser,
  { width, height, touch }: Screen,
  { storage }: Setup,
  hasTouch: boolean,
): Promise<Tab> {
  const name = browser.browserType().name() as keyof typeof PHONE_AGENTS;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    // Firefox has no such mode.
    ...(name !== 'firefox' && { isMobile: touch }),
    ...(touch && { userAgent: PHONE_AGENTS[name] }),
    timezoneId: 'Asia/Bangkok',
  });
  if (storage === 'blocked') await context.addInitScript(blockStorage);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  const drive = (one: Page): Pick<Tab, 'goto' | 'run'> => ({
    goto: async (url) => void (await one.goto(url)),
    // Playwright passes only one argument to a function, so several are wrapped.
    run: async (work, ...args) =>
      (await one.evaluate(`(${String(work)})(...${JSON.stringify(args)})`)) as never,
  });
  return {
    ...drive(page),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    tap: async ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    hover: async ({ x, y }) => page.mouse.move(x, y),
    swipe: async (from, to) => {
      if (!touch) return drag(page, from, to);
      if (hasTouch) return swipe(page, from, to);
      await page.evaluate(dispatchSwipe, [from, ...steps(from, to)]);
    },
    wheel: async (at, by) => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel(by.x, by.y);
    },
    type: async (text) => page.keyboard.type(text),
    press: async (key, modifier) => page.keyboard.press(modifier ? `${modifier}+${key}` : key),
    screenshot: async () => page.screenshot(),
    errors: () => errors,
    beside: async () => drive(await context.newPage()),
    close: async () => context.close(),
  };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of steps(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Playwright cannot move a finger, but the protocol of Chromium can. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (const point of steps(from, to)) await send('touchMove', [point]);
  await send('touchEnd', []);
  await protocol.detach();
}
