import type { Locator, Page } from '@playwright/test';
import {
  baht,
  chooseChannel,
  expect,
  headerBalance,
  reviewWithdrawal,
  test,
  newestRows,
  goOn,
} from './support/journey.ts';
import { holdClock } from './support/time.ts';

const START = 12_500_00;

/** Counts the requests of a page whose address contains a text, without preflights. */
function countCalls(page: Page, part: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && part.test(request.url())) count += 1;
  });
  return () => count;
}

/** Clicks a hundred times before the page can render once. */
function clickHundredTimes(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 100; click += 1) element.click();
  });
}

/** Presses Enter twenty times on the focused element, without waiting in between. */
async function pressEnterTwentyTimes(page: Page): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Enter')));
}

/** Holds a request until it is released. It simulates latency without waiting. */
async function hold(page: Page, address: RegExp): Promise<{ release(): Promise<void> }> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  await page.route(address, async (route) => {
    await freed;
    await route.continue();
  });
  return {
    async release() {
      free();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Two taps within a moment. Returns a further tap at the same place. */
async function pressTwice(page: Page, button: Locator, isPhone: boolean) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const press = async () => (isPhone ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  await press();
  await press();
  return press;
}

/** Two taps within a moment, then Enter and a click at the same place while the reply takes six seconds. */
async function insist(page: Page, button: Locator, isPhone: boolean): Promise<void> {
  const press = await pressTwice(page, button, isPhone);
  for (let second = 0; second < 6; second += 1) {
    await page.clock.runFor(1_000);
    await page.keyboard.press('Enter');
    await press();
  }
}

/** Number of repetitions of each test. The full statistics need many. */
const REPEATS = process.env.PROVE ? 20 : 1;

for (let repeat = 1; repeat <= REPEATS; repeat += 1) {
  test(`six seconds without a reply, double taps, Enter and clicks: one QR, one withdrawal${REPEATS > 1 ? ` (${repeat})` : ''}`, async ({
    memberPage: page,
    sandbox,
    message,
    href,
    isPhone,
  }) => {
    const asked = countCalls(page, /action=get_qr/);
    const sent = countCalls(page, /\/member\/withdraw$/);
    await holdClock(page, sandbox);
    await page.goto(href('/deposit'));
    await chooseChannel(page);
    await page.getByRole('textbox', { name: message('depositAmount') }).fill('504');
    const qr = await hold(page, /action=get_qr/);
    await insist(page, page.getByRole('button', { name: message('createQr') }), isPhone);
    await qr.release();
    await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
    expect(asked()).toBe(1);

    await goOn(page, href('/withdraw'), 2);
    // The confirmation appears under the finger, and needs a tap of its own.
    await page.getByRole('textbox', { name: message('withdrawAmount') }).fill('1000');
    const withdraw = page.getByRole('button', { name: message('withdraw'), exact: true });
    await pressTwice(page, withdraw, isPhone);
    await expect(page.getByRole('heading', { name: message('review') })).toBeVisible();
    await page.clock.runFor(1_000);
    expect(sent()).toBe(0);
    const payment = await hold(page, /\/member\/withdraw$/);
    await insist(page, page.getByRole('button', { name: message('confirmWithdraw') }), isPhone);
    await payment.release();
    await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
    expect(sent()).toBe(1);

    await goOn(page, href('/history'), 1);
    // Of all days, because midnight may have passed between the two.
    const rows = page
      .getByRole('region', { name: message('historyPanel') })
      .getByRole('list')
      .getByRole('listitem');
    await expect(rows.filter({ hasText: '+504.00' })).toHaveCount(1);
    await expect(rows.filter({ hasText: '-1,000.00' })).toHaveCount(1);
    await expect(headerBalance(page)).toHaveText(baht(START + 504_00 - 1_000_00));
  });
}

for (const { way, ask } of [
  { way: 'a hundred clicks', ask: (_: Page, button: Locator) => clickHundredTimes(button) },
  { way: 'twenty presses of Enter', ask: (page: Page) => pressEnterTwentyTimes(page) },
]) {
  test(`${way} on the QR button request one QR, and one payment is credited`, async ({
    memberPage: page,
    sandbox,
    message,
    href,
  }) => {
    const asked = countCalls(page, /action=get_qr/);
    await page.goto(href('/deposit'));
    await chooseChannel(page);
    const field = page.getByRole('textbox', { name: message('depositAmount') });
    await field.fill('504');
    await field.focus();
    await ask(page, page.getByRole('button', { name: message('createQr') }));
    await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
    expect(asked()).toBe(1);

    await goOn(page, href('/history'), 2);
    const rows = await newestRows(page, message);
    await expect(rows.filter({ hasText: '+504.00' })).toHaveCount(1);
    await expect(headerBalance(page)).toHaveText(baht(START + 504_00));
  });

  test(`${way} on the confirmation withdraw once`, async ({ memberPage: page, message, href }) => {
    const sent = countCalls(page, /\/member\/withdraw$/);
    await page.goto(href('/withdraw'));
    await reviewWithdrawal(page, message, '1000');
    const confirm = page.getByRole('button', { name: message('confirmWithdraw') });
    await confirm.focus();
    await ask(page, confirm);
    await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
    expect(sent()).toBe(1);

    await goOn(page, href('/history'), 1);
    const rows = await newestRows(page, message);
    await expect(rows.filter({ hasText: '-1,000.00' })).toHaveCount(1);
    await expect(headerBalance(page)).toHaveText(baht(START - 1_000_00));
  });
}

test('two tabs that confirm at the same time, with money for one, are paid once', async ({
  memberPage: page,
  message,
  href,
}) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(href('/withdraw'));
    await reviewWithdrawal(tab, message, '10000');
  }
  // The current buttons, because a request of one tab may change the view of the other.
  const buttons = await Promise.all(
    [page, other].map((tab) =>
      tab.getByRole('button', { name: message('confirmWithdraw') }).elementHandle(),
    ),
  );
  await Promise.all(
    buttons.map((button) =>
      button?.evaluate((element) => {
        for (let click = 0; click < 100; click += 1) (element as HTMLElement).click();
      }),
    ),
  );
  const done = (tab: Page) => tab.getByRole('heading', { name: message('withdrawDone') });
  const refused = (tab: Page) => tab.getByRole('main').getByRole('alert');
  for (const tab of [page, other]) {
    await expect(done(tab).or(refused(tab))).toBeVisible();
  }
  const paid = (await done(page).count()) + (await done(other).count());
  expect(paid).toBe(1);

  await page.goto(href('/history'));
  const rows = await newestRows(page, message);
  await expect(rows.filter({ hasText: '-10,000.00' })).toHaveCount(1);
  await expect(headerBalance(page)).toHaveText(baht(START - 10_000_00));
});
