import type { Route } from '@playwright/test';
import { expect, headerBalance, openQr, test } from './support/journey.ts';
import {
  Polls,
  POLL_MS,
  QR_LIFE_MS,
  bar,
  expectSilence,
  holdAfterAnswer,
  isPollUrl,
  look,
  qrOf,
  tick,
} from './support/polls.ts';
import { holdClock, pass } from './support/time.ts';

test.beforeEach(async ({ page, sandbox }) => {
  await holdClock(page, sandbox);
});

test('the status is polled every two seconds, one request at a time', async ({
  memberPage: page,
  message,
  href,
}) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  await holdAfterAnswer(page, polls);

  const before = polls.sent;
  for (let asked = 1; asked <= 4; asked += 1) {
    await tick(page);
    await expect.poll(() => polls.sent).toBe(before + asked);
    await expect.poll(() => polls.under).toBe(0);
  }

  const held: Route[] = [];
  let hold = true;
  await page.route(isPollUrl, (route) => {
    if (hold) held.push(route);
    else void route.continue();
  });
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

test('polling stops after the success', async ({ memberPage: page, sandbox, message, href }) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  await expectSilence(page, polls);
});

test('polling stops after the QR has expired', async ({
  memberPage: page,
  sandbox,
  message,
  href,
}) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  await pass(page, sandbox, QR_LIFE_MS);
  await expect(page.getByRole('heading', { name: message('qrExpired') })).toBeVisible();
  await expectSilence(page, polls);
});

test('cancelling a QR asks once, and stops polling', async ({
  memberPage: page,
  message,
  href,
}) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  const cancel = page.getByRole('button', { name: message('cancelDeposit') });
  const question = page.getByRole('alertdialog');
  await cancel.click();
  await question.getByRole('button', { name: message('storeQr') }).click();
  await expect(question).toBeHidden();
  await expect(qrOf(page, message)).toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: message('cancelQr') }).click();
  await expect(page.getByRole('textbox', { name: message('depositAmount') })).toHaveValue('504');
  await expectSilence(page, polls);
  await page.clock.resume();
  await page.goto(href('/'));
  await expect(headerBalance(page)).toBeVisible();
  await expect(bar(page, message)).toHaveCount(0);
});

test('polling is slower while the page is hidden, and continues immediately when it is visible', async ({
  memberPage: page,
  message,
  href,
}) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  await holdAfterAnswer(page, polls);
  await look(page, 'hidden');
  const before = polls.sent;
  for (let interval = 0; interval < 7; interval += 1) await tick(page);
  expect(polls.sent).toBe(before);
  await tick(page);
  await expect.poll(() => polls.sent).toBe(before + 1);
  await expect.poll(() => polls.under).toBe(0);
  await look(page, 'visible');
  await expect.poll(() => polls.sent).toBe(before + 2);
});
