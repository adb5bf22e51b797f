import { baht, balanceOf, expect, headerBalance, openQr, showQr, test } from './support/journey.ts';
import { Polls, QR_LIFE_MS, bar, expectSilence, look, qrOf } from './support/polls.ts';
import { holdClock } from './support/time.ts';

const DEMO = 'm_0001';

test.beforeEach(async ({ page, sandbox }) => {
  await holdClock(page, sandbox);
});

test('a QR survives a reload and leaving the page, and its payment is reported on every page', async ({
  memberPage: page,
  sandbox,
  message,
  href,
}) => {
  const polls = new Polls(page);
  const before = await balanceOf(page);
  await openQr(page, message, href, '504');
  // Amount, code, ring and image are visible without scrolling.
  await expect(page.getByRole('link', { name: message('saveImage') })).toBeInViewport({ ratio: 1 });
  // Every QR asks until it is confirmed.
  await page.getByRole('button', { name: message('reuseUnderstood') }).click();
  const picture = page.getByRole('img', { name: message('qrFor', '504.00') });
  const code = await picture.locator('path').first().getAttribute('d');
  await page.reload();
  await expect(picture.locator('path').first()).toHaveAttribute('d', code ?? '');
  await expect(page.getByRole('button', { name: message('reuseUnderstood') })).toHaveCount(0);

  await page.goto(href('/list/slot'));
  await expect(bar(page, message)).toBeVisible();
  await bar(page, message).click();
  await expect(picture).toBeVisible();
  await page.goto(href('/list/slot'));
  await expect(bar(page, message)).toBeVisible();
  await sandbox.pull('qr-pay', { member: DEMO });
  await expect(page.getByText(message('qrPaid', '504'))).toBeVisible();
  await expect(bar(page, message)).toHaveCount(0);
  await expect(headerBalance(page)).toHaveText(baht(before + 504_00));
  await expectSilence(page, polls);
});

test('a second tab shows the same QR, one tab polls, and every tab receives the result', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
}) => {
  await openQr(page, message, href, '504');
  const first = new Polls(page);
  const tab = await page.context().newPage();
  const second = new Polls(tab);
  await tab.goto(href('/deposit'));
  await expect(tab.getByRole('img', { name: message('qrFor', '504.00') })).toBeVisible();
  // The tab that was visible last polls from now on.
  await expect.poll(() => second.sent).toBeGreaterThan(1);
  await expect.poll(() => first.under).toBe(0);
  const asked = first.sent;
  const from = second.sent;
  await expect.poll(() => second.sent).toBeGreaterThan(from + 1);
  expect(first.sent).toBe(asked);

  await tab.getByRole('button', { name: message('cancelDeposit') }).click();
  await tab.getByRole('button', { name: message('cancelQr') }).click();
  await expect(page.getByRole('textbox', { name: message('depositAmount') })).toBeVisible();

  await showQr(page, message, '604');
  await tab.getByRole('textbox', { name: message('depositAmount') }).fill('');
  await tab.reload();
  await expect(tab.getByRole('img', { name: message('qrFor', '604.00') })).toBeVisible();
  // The polling tab is closed; the other one takes over.
  await tab.close();
  await sandbox.pull('qr-pay', { member: DEMO });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
});

test('a QR that expires on another page is reported once, with a link to the deposit', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  isPhone,
}) => {
  const polls = new Polls(page);
  await openQr(page, message, href, '504');
  await page.goto(href('/list/slot?sort=new'));
  await expect(bar(page, message)).toBeVisible();
  // The page first, because a server that is ahead of it would look like a wrong clock.
  await page.clock.fastForward(QR_LIFE_MS);
  await sandbox.advance(QR_LIFE_MS);
  const warning = page.getByRole('alertdialog', { name: message('qrTimedOut') });
  await expect(warning).toBeVisible();
  await expect(bar(page, message)).toHaveCount(0);
  await expectSilence(page, polls);
  await page.clock.resume();
  await warning.getByRole('button', { name: message('depositAnew') }).click();
  await expect(page).toHaveURL(
    href(`${isPhone ? '/deposit?' : '/list/slot?sort=new&sideDeposit=true&'}tab=deposit-tab&arr=0`),
  );
});

for (const days of [-1, 1]) {
  test(`on a phone whose clock is ${days} days off the countdown is right, also after five minutes of sleep`, async ({
    memberPage: page,
    sandbox,
    message,
    href,
  }) => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + days * 86_400_000);
    await openQr(page, message, href, '504');
    const left = async () => {
      const [minutes, seconds] = (await page.getByRole('timer').first().innerText()).split(':');
      return Number(minutes) * 60 + Number(seconds);
    };
    // A QR lives ten minutes, from the whole second in which it was created. The estimated time may be half a second early.
    await expect.poll(left).toBeGreaterThan(500);
    let since = performance.now();
    /** Number of seconds that a value may have changed since then: the elapsed time, and three for rounding. */
    const drift = () => (performance.now() - since) / 1000 + 3;
    const before = await left();
    expect(before).toBeLessThanOrEqual(601);
    await page.reload();
    await expect(qrOf(page, message)).toBeVisible();
    // Until the server has told the time, the countdown shows none.
    await expect.poll(left).toBeGreaterThan(0);
    const after = await left();
    expect(after).toBeLessThanOrEqual(before + 3);
    expect(before - after).toBeLessThanOrEqual(drift());

    await look(page, 'hidden');
    since = performance.now();
    const asleep = await left();
    // The page first, because a server that is ahead of it would look like a wrong clock.
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 300_000);
    await sandbox.advance(300_000);
    await look(page, 'visible');
    await expect.poll(async () => asleep - (await left())).toBeGreaterThanOrEqual(297);
    const slept = asleep - (await left());
    expect(slept).toBeLessThanOrEqual(300 + drift());
  });
}
