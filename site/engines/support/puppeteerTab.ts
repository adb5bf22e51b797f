import { type Browser, type KeyInput, type Page, TimeoutError } from 'puppeteer-core';
import { PHONE_AGENTS, type Point, type Screen, type Tab, steps } from './driver.ts';

/** Firefox reports this for requests that were pending when their page was left. The number is NS_BINDING_ABORTED. */
const CANCELLED =
  /A ServiceWorker intercepted the request and encountered an unexpected error|downloadable font: download failed .* status=2152398850/;

/**
 * A tab of a browser that Puppeteer controls.
 *
 * @param name engine whose phone user agent is used; only Chromium can emulate a touch screen
 * @param downloads folder for files that pages save; undefined: the user's
 */
export async function openTab(
  browser: Browser,
  { width, height, touch }: Screen,
  name: 'chromium' | 'firefox',
  downloads?: string,
): Promise<Tab> {
  const context = await browser.createBrowserContext(
    downloads === undefined
      ? {}
      : { downloadBehavior: { policy: 'allow', downloadPath: downloads } },
  );
  const page = await context.newPage();
  const isPhone = touch && name === 'chromium';
  await page.setViewport({ width, height, ...(isPhone && { isMobile: true, hasTouch: true }) });
  if (touch) await page.setUserAgent({ userAgent: PHONE_AGENTS[name] });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!CANCELLED.test(text)) errors.push(text);
  });
  const drive = (one: Page): Pick<Tab, 'goto' | 'run'> => ({
    goto: async (url) => goto(one, url),
    run: async (work, ...args) => (await one.evaluate(work as never, ...args)) as never,
  });
  return {
    ...drive(page),
    reload: async () => reload(page),
    back: async () => goBack(page),
    forward: async () => void (await page.goForward()),
    tap: async ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    hover: async ({ x, y }) => page.mouse.move(x, y),
    swipe: async (from, to) => (touch ? swipe(page, from, to) : drag(page, from, to)),
    wheel: async (at, by) => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel({ deltaX: by.x, deltaY: by.y });
    },
    type: async (text) => page.keyboard.type(text),
    press: async (key, modifier) => {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    screenshot: async () => page.screenshot(),
    errors: () => errors,
    beside: async () => drive(await context.newPage()),
    close: async () => context.close(),
  };
}

/**
 * A page that changes its history while it loads cancels the load for Puppeteer in Firefox, although it continues. A
 * second navigation would abort its requests, so it is requested again only if no document arrived. Firefox also drops a
 * navigation without an error if the former page is still loading on a busy machine.
 */
async function goto(page: Page, url: string): Promise<void> {
  const former = page.url();
  for (let attempt = 1; ; attempt += 1)
    try {
      await page.goto(url);
      const now = await page.evaluate(() => location.href);
      // A guard may also lead back to the former page.
      if (now !== former || now === url || attempt === 3) return;
    } catch (problem) {
      if (!String(problem).includes('NS_BINDING_ABORTED')) throw problem;
      const asked = new URL(url).pathname;
      const came = await page
        .waitForFunction(
          (path) => location.pathname === path && document.readyState === 'complete',
          { timeout: 3000 },
          asked,
        )
        .catch(() => null);
      if (came) return;
    }
}

/** As in `goto`, a page that changes its history while it loads is reported as aborted, although it continues. */
async function reload(page: Page): Promise<void> {
  const former = await page.evaluate(() => performance.timeOrigin);
  try {
    await page.reload();
  } catch (problem) {
    if (!String(problem).includes('NS_BINDING_ABORTED')) throw problem;
    await page.waitForFunction(
      (started) => performance.timeOrigin !== started && document.readyState === 'complete',
      {},
      former,
    );
  }
}

/** Firefox reports no load when it restores a page of its back/forward cache. The journeys wait for what they expect. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ timeout: 3_000 }).catch((problem: unknown) => {
    if (!(problem instanceof TimeoutError)) throw problem;
  });
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of steps(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.touchscreen.touchStart(from.x, from.y);
  for (const { x, y } of steps(from, to)) await finger.move(x, y);
  await finger.end();
}
