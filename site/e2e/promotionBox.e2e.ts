import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { joinMessagesIn } from './support/joinMessages.ts';
import { fillBank, fillPassword, provePhone } from './support/joining.ts';
import { baht, balanceOf, expect, headerBalance, openQr, test as base } from './support/journey.ts';
import { openSession } from './support/openSession.ts';
import { messagesOf } from './support/messageTable.ts';
import { holdClock, pass } from './support/time.ts';

const MINUTE = 60_000;
const PROMO = 'm_0011';

const boxWordsIn = messagesOf({
  signUp: ['สมัครสมาชิก รับเครดิต 50 บาท', 'Sign up and get 50 baht credit'],
  deposit: [
    'ฝากครั้งเดียว 500 บาทขึ้นไป รับเครดิต 100 บาท',
    'Deposit 500 baht or more in one payment and get 100 baht credit',
  ],
  unchecked: ['ยังตรวจสอบเครดิต 100 บาทไม่ได้', 'The 100 baht credit could not be checked yet'],
  collapse: ['ย่อกล่องโปรโมชั่น', 'Collapse promotion'],
  expand: ['เปิดกล่องโปรโมชั่น', 'Open promotion'],
  sorry: ['เสียใจด้วย', 'Sorry'],
  notJoined: ['ท่านสมัครสมาชิกไม่ทันในเวลาที่กำหนด!', 'You did not register in time!'],
  notDeposited: ['ท่านฝากเงินไม่ทันในเวลาที่กำหนด!', 'You did not deposit in time!'],
  given: ['ได้รับเครดิตแล้ว', 'Credit received'],
  confirm: ['ยืนยัน', 'Confirm'],
});

const test = base.extend<{
  box: ReturnType<typeof boxWordsIn>;
  join: ReturnType<typeof joinMessagesIn>;
}>({
  box: async ({ locale }, provide) => provide(boxWordsIn(locale)),
  join: async ({ locale }, provide) => provide(joinMessagesIn(locale)),
});

/** The background tasks of a visitor's page load with the first interaction, once the page is hydrated. */
async function touch(page: Page): Promise<void> {
  const begun = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('scroll'));
      return localStorage.getItem('promoBoxCollapsed');
    });
  await page.evaluate(() => localStorage.removeItem('promoBoxCollapsed'));
  await expect.poll(begun).toBe('false');
}

const boxOf = (page: Page) => page.locator('[data-component=promotion-box]');

/** Remaining seconds in the open box. */
async function left(page: Page): Promise<number> {
  const [minutes, seconds] = (await boxOf(page).getByRole('timer').innerText()).split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test('a visitor’s countdown is the same after reloads, in another tab, with cleared storage and a moved clock, and its end is reported once', async ({
  page,
  context,
  sandbox,
  message,
  box,
  href,
}) => {
  await holdClock(page, sandbox);
  await sandbox.pull('start-registration-promotion', { minutes: '10' });
  await page.goto(href('/'));
  await touch(page);
  await expect(page.getByRole('complementary', { name: box('signUp') })).toBeVisible();
  const first = await left(page);
  expect(first).toBeLessThanOrEqual(600);
  expect(first).toBeGreaterThan(480);
  await expectAccessible(page, 'the open box');

  await page.getByRole('button', { name: box('collapse') }).click();
  await expect(page.getByRole('button', { name: box('expand') })).toBeFocused();
  await expectAccessible(page, 'the collapsed box');
  await page.goto(href('/promotion'));
  await touch(page);
  // After a page load the box is open; after navigation it keeps its state.
  await page.getByRole('button', { name: box('collapse') }).click();
  await page
    .getByRole('link', { name: message('home'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(href('/'));
  await expect(page.getByRole('button', { name: box('expand') })).toBeVisible();

  for (let reload = 0; reload < 3; reload += 1) {
    await page.reload();
    await touch(page);
    expect(await left(page)).toBeLessThanOrEqual(first);
  }
  const tab = await context.newPage();
  await tab.goto(href('/promotion'));
  await touch(tab);
  expect(await left(tab)).toBeLessThanOrEqual(first);
  await tab.close();

  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 60 * MINUTE);
  await page.clock.runFor(2_000);
  expect(await left(page)).toBeLessThanOrEqual(first);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await touch(page);
  expect(await left(page)).toBeLessThanOrEqual(first);

  // The server first: it decides when the time of the page has expired.
  await sandbox.advance(10 * MINUTE);
  await page.clock.fastForward(10 * MINUTE);
  const end = page.getByRole('dialog', { name: box('sorry') });
  await expect(end).toContainText(box('notJoined'));
  await expect(boxOf(page)).toHaveCount(0);
  await expectAccessible(page, 'the end of the promotion');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('closeRegisPromotion');
  expect(cookies.map(({ name }) => name)).not.toContain('regisPromotion');
  await end
    .getByRole('button', { name: message('close') })
    .last()
    .click();
  await page.reload();
  await touch(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(boxOf(page)).toHaveCount(0);
  await expect(end).toHaveCount(0);
});

test('a visitor who registers in time gets the credit, and the box of the next promotion', async ({
  page,
  sandbox,
  box,
  join,
  href,
}) => {
  await sandbox.pull('start-registration-promotion', { minutes: '10' });
  await page.goto(href('/'));
  await touch(page);
  await boxOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(href('/register'));
  // Not there, because the form needs the space.
  await expect(boxOf(page)).toHaveCount(0);
  await provePhone(page, join);
  await fillBank(page, join);
  await fillPassword(page, join);
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeVisible();
  await expect(headerBalance(page)).toHaveText('50.00');
  await page.goto(href('/'));
  await expect(page.getByRole('complementary', { name: box('deposit') })).toBeVisible();
});

test('a deposit in time that cannot be checked at first earns its credit on retry, once', async ({
  page,
  context,
  servers,
  sandbox,
  message,
  box,
  href,
}) => {
  await sandbox.pull('start-deposit-promotion', { member: PROMO, minutes: '10' });
  await sandbox.pull('reward-check', { mode: 'fails' });
  await openSession(context, servers, { username: 'promo', password: 'demo1234' });
  await page.goto(href('/'));
  await expect(page.getByRole('complementary', { name: box('deposit') })).toBeVisible();
  const before = await balanceOf(page);
  await openQr(page, message, href, '504');
  await sandbox.pull('qr-pay', { member: PROMO });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  const note = page.locator('[data-component=banner]', { hasText: box('unchecked') });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'a deposit that cannot be checked');
  await sandbox.pull('reward-check', { mode: 'works' });
  await note.getByRole('button').click();
  const credit = page.getByRole('dialog', { name: box('given') });
  await expect(credit).toContainText('+100.00');
  await expectAccessible(page, 'the credit received');
  const loaded = page.waitForEvent('load');
  await credit.getByRole('button', { name: box('confirm') }).click();
  await loaded;
  await expect(headerBalance(page)).toHaveText(baht(before + 604_00));
  await expect(boxOf(page)).toHaveCount(0);
  await expect(credit).toHaveCount(0);
});

test('a deposit promotion that expires is reported in one of two tabs, and clears its cookies', async ({
  page,
  context,
  servers,
  sandbox,
  box,
  href,
}) => {
  await holdClock(page, sandbox);
  await sandbox.pull('start-deposit-promotion', { member: PROMO, minutes: '10' });
  await openSession(context, servers, { username: 'promo', password: 'demo1234' });
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await each.goto(href('/'));
    await expect(each.getByRole('complementary', { name: box('deposit') })).toBeVisible();
  }
  await pass(page, sandbox, 10 * MINUTE);
  const ends = [page, tab].map((each) => each.getByRole('dialog', { name: box('sorry') }));
  const shown = async () => (await Promise.all(ends.map((end) => end.count()))).join('');
  await expect.poll(shown).toMatch(/^(?:10|01)$/);
  for (const each of [page, tab]) await expect(boxOf(each)).toHaveCount(0);
  expect(await shown()).toMatch(/^(?:10|01)$/);
  const told = (await ends[0]!.count()) === 1 ? ends[0]! : ends[1]!;
  await expect(told).toContainText(box('notDeposited'));
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /romotion/.test(name))).toEqual([]);
});
