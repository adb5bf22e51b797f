import { type Page, type Request, type Route, expect } from '@playwright/test';
import type { Messages } from './messages.ts';

/** The status of a QR is asked for this often. */
export const POLL_MS = 2_000;

/** Watches the questions about a QR: how many went out, how many are on their way, the most at one time. */
export class Polls {
  sent = 0;
  under = 0;
  most = 0;

  constructor(page: Page) {
    // One that was on its way before the watch began may end under it.
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

/** The browser's time stands still from here on, a little later than now; `tick` moves it. */
export async function holdTime(page: Page): Promise<void> {
  // A machine that halts in between must not make it a moment of the past.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await takeIn(page);
}

/**
 * As `holdTime`, on a page that asks about a QR: its time stands still while a question is held back, and that is answered then.
 * The moment that passes to stop it would itself make a question due, which nobody has seen yet when they count.
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

/** Moments for the page to draw what it has heard, and to ask what it asks for then. */
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

/** One interval, after the page has taken in the answer of the one before. */
export async function tick(page: Page): Promise<void> {
  await takeIn(page);
  await page.clock.runFor(POLL_MS);
}

/** For `page.route`. */
export const isPollUrl = (url: URL) => isPoll(url.href);

/** Five intervals without a question. One that was on its way may still come back. */
export async function expectSilence(page: Page, polls: Polls): Promise<void> {
  await holdTime(page);
  await expect.poll(() => polls.under).toBe(0);
  const before = polls.sent;
  for (let interval = 0; interval < 5; interval += 1) await tick(page);
  expect(polls.sent).toBe(before);
}

/** A browser that is driven never hides a page; the page learns of it the way it would. */
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

/** The code on show, over 504 baht. */
export const qrOf = (page: Page, message: Messages) =>
  page.getByRole('img', { name: message('qrFor', '504.00') });

/** What tells of it elsewhere on the site. */
export const bar = (page: Page, message: Messages) =>
  page.getByRole('link', { name: message('pendingQr', '504') });
