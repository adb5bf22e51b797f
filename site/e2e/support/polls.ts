import { type Page, type Request, type Route, expect } from '@playwright/test';
import type { Messages } from './messages.ts';

/** Polling interval for the status of a QR. */
export const POLL_MS = 2_000;

/** Counts polling requests for a QR: sent, pending, and the maximum at one time. */
export class Polls {
  sent = 0;
  under = 0;
  most = 0;

  constructor(page: Page) {
    // A request from before the start of counting may end afterwards.
    const begun = new Set<Request>();
    page.on('request', (request) => {
      if (!isPoll(request.url()) || request.method() === 'OPTIONS') return;
      begun.add(request);
      this.sent += 1;
      this.under += 1;
      this.most = Math.max(this.most, this.under);
    });
    const ended = (request: Request) => {
      if (begun.delete(request)) this.under -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }
}

function isPoll(url: string): boolean {
  return url.includes('action=is_deposit');
}

/** Stops the browser's time, a little later than now. `tick` advances it. */
export async function holdTime(page: Page): Promise<void> {
  // The target must not be in the past if the machine stalls meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await takeIn(page);
}

/**
 * Like `holdTime`, for a page that polls a QR: its time stops while a request is held, and that request is answered then.
 * Otherwise the time that passes before the stop could trigger a request that the test has not counted.
 */
export async function holdAfterAnswer(page: Page, polls: Polls): Promise<void> {
  let meet: () => void = () => undefined;
  let release: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    meet();
    await released;
    await route.continue();
  };
  await page.route(isPollUrl, hold);
  await met;
  await holdTime(page);
  release();
  await expect.poll(() => polls.under).toBe(0);
  await page.unroute(isPollUrl, hold);
  await takeIn(page);
}

/** Lets the page render the received replies and send the requests that follow. */
async function takeIn(page: Page): Promise<void> {
  for (let moment = 0; moment < 5; moment += 1) {
    await page.clock.runFor(10);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  }
}

/** One interval, after the page has processed the previous reply. */
export async function tick(page: Page): Promise<void> {
  await takeIn(page);
  await page.clock.runFor(POLL_MS);
}

/** For `page.route`. */
export const isPollUrl = (url: URL) => isPoll(url.href);

/** Five intervals without a request. A pending one may still be answered. */
export async function expectSilence(page: Page, polls: Polls): Promise<void> {
  await holdTime(page);
  await expect.poll(() => polls.under).toBe(0);
  const before = polls.sent;
  for (let interval = 0; interval < 5; interval += 1) await tick(page);
  expect(polls.sent).toBe(before);
}

/** An automated browser never hides a page, so the page gets the property and the event directly. */
export async function look(page: Page, visibilityState: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => state === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibilityState);
}

/** How long a QR of the sandbox can be paid. */
export const QR_LIFE_MS = 600_000;

/** The visible QR, for 504 baht. */
export const qrOf = (page: Page, message: Messages) =>
  page.getByRole('img', { name: message('qrFor', '504.00') });

/** The bar about it on other pages of the site. */
export const bar = (page: Page, message: Messages) =>
  page.getByRole('link', { name: message('pendingQr', '504') });
