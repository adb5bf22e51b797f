import type { Page, Request, Route } from '@playwright/test';
import { chooseChannel, expect, showQr, test } from './support/journey.ts';
import { pass } from './support/time.ts';

const POLL_MS = 2_000;
const QR_LIFE_MS = 600_000;

/** Watches the questions about a QR: how many went out, how many are on their way, the most at one time. */
class Polls {
  sent = 0;
  under = 0;
  most = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!isPoll(request.url()) || request.method() === 'OPTIONS') return;
      this.sent += 1;
      this.under += 1;
      this.most = Math.max(this.most, this.under);
    });
    const ended = (request: Request) => {
      if (isPoll(request.url()) && request.method() !== 'OPTIONS') this.under -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }
}

function isPoll(url: string): boolean {
  return url.includes('action=is_deposit');
}

/** The browser's time stands still from here on; `tick` moves it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** One interval, after a moment for the page to take in the answer of the one before. */
async function tick(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await page.clock.runFor(POLL_MS);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('the status is asked for every two seconds, one question at a time', async ({
  memberPage: page,
  words,
  href,
}) => {
  const polls = new Polls(page);
  const held: Route[] = [];
  let hold = false;
  await page.route(isPollUrl, (route) => {
    if (hold) held.push(route);
    else void route.continue();
  });
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, words, '504');
  await expect.poll(() => polls.sent).toBeGreaterThan(0);
  await holdTime(page);
  await expect.poll(() => polls.under).toBe(0);

  const before = polls.sent;
  for (let asked = 1; asked <= 4; asked += 1) {
    await tick(page);
    await expect.poll(() => polls.sent).toBe(before + asked);
    await expect.poll(() => polls.under).toBe(0);
  }

  hold = true;
  await tick(page);
  await expect.poll(() => held.length).toBe(1);
  await page.clock.runFor(2 * POLL_MS);
  expect(polls.under, 'while an answer is awaited').toBe(1);
  hold = false;
  await held[0]?.continue();
  await expect.poll(() => polls.under).toBe(0);
  await tick(page);
  await expect.poll(() => polls.sent).toBe(before + 6);
  expect(polls.most).toBe(1);
});

test('nothing is asked after the success', async ({ memberPage: page, sandbox, words, href }) => {
  const polls = new Polls(page);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, words, '500');
  await sandbox.advance(5_000);
  await expect(page.getByRole('heading', { name: words('depositDone') })).toBeVisible();
  await expectSilence(page, polls);
});

test('nothing is asked after the QR has run out', async ({
  memberPage: page,
  sandbox,
  words,
  href,
}) => {
  const polls = new Polls(page);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, words, '504');
  await pass(page, sandbox, QR_LIFE_MS);
  await expect(page.getByRole('heading', { name: words('qrExpired') })).toBeVisible();
  await expectSilence(page, polls);
});

test('nothing is asked after the QR has been cancelled', async ({
  memberPage: page,
  words,
  href,
}) => {
  const polls = new Polls(page);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, words, '504');
  await page.getByRole('button', { name: words('cancelDeposit') }).click();
  await expect(page.getByRole('textbox', { name: words('depositAmount') })).toBeVisible();
  await expectSilence(page, polls);
});

test('nothing is asked after leaving the page', async ({ memberPage: page, words, href }) => {
  const polls = new Polls(page);
  await page.goto(href('/'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('deposit') })
    .click();
  await chooseChannel(page);
  await showQr(page, words, '504');
  await page.goBack();
  await expect(page.getByRole('heading', { name: words('scanToDeposit') })).toHaveCount(0);
  await expectSilence(page, polls);
});

test('nothing is asked while nobody looks, and at once when somebody does again', async ({
  memberPage: page,
  words,
  href,
}) => {
  const polls = new Polls(page);
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await showQr(page, words, '504');
  await expect.poll(() => polls.sent).toBeGreaterThan(0);
  await look(page, 'hidden');
  await expectSilence(page, polls);
  const before = polls.sent;
  await look(page, 'visible');
  await expect.poll(() => polls.sent).toBe(before + 1);
});

const isPollUrl = (url: URL) => isPoll(url.href);

/** Five intervals without a question. One that was on its way may still come back. */
async function expectSilence(page: Page, polls: Polls): Promise<void> {
  await holdTime(page);
  await expect.poll(() => polls.under).toBe(0);
  const before = polls.sent;
  for (let interval = 0; interval < 5; interval += 1) await tick(page);
  expect(polls.sent).toBe(before);
}

/** A browser that is driven never hides a page; the page learns of it the way it would. */
async function look(page: Page, visibilityState: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => state === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibilityState);
}
