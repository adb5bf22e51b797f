import type { Page } from '@playwright/test';
import type { TestServers } from './support/servers.ts';
import { joinMessagesIn } from './support/joinMessages.ts';
import { RIGHT_OTP, askForOtp, fillBank, fillPassword, otpField } from './support/joining.ts';
import { expect, headerBalance, test } from './support/journey.ts';
import { messagesOf } from './support/messageTable.ts';
import { holdClock } from './support/time.ts';

const HOUR = 3_600_000;
const DEMO = 'm_0001';
const MEMBER_PHONE = '0812340001';

/** Errors of the device's clock: while something is stored, and when the page is loaded again. */
const CLOCKS = [
  { title: '25 hours behind', stored: -25 * HOUR, loaded: -25 * HOUR },
  { title: '2 hours ahead', stored: 2 * HOUR, loaded: 2 * HOUR },
  { title: 'a year ahead', stored: 365 * 24 * HOUR, loaded: 365 * 24 * HOUR },
  { title: 'right, and then 25 hours ahead', stored: 0, loaded: 25 * HOUR },
  { title: '2 hours ahead, and then right', stored: 2 * HOUR, loaded: 0 },
] as const;

const messagesIn = messagesOf({
  over: ['รหัสนี้หมดอายุแล้ว', 'This code has expired'],
  newPassword: ['รหัสผ่านใหม่', 'New password'],
  repeat: ['ยืนยันรหัสผ่าน', 'Repeat password'],
} as const);

/** Sets the device's clock, as a visitor does on the settings screen. */
async function setClock(page: Page, from: number, to: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + to - from);
}

/** Reloads the page, and looks at it before the API has answered anything. */
async function reloadUnanswered(page: Page, { sandbox }: TestServers, look: () => Promise<void>) {
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${sandbox}/**`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.reload();
  await look();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
}

for (const { title, stored, loaded } of CLOCKS) {
  test.describe(`a device clock that is ${title}`, () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await holdClock(page, sandbox, sandbox.now() + stored);
    });

    test('neither drops, shortens nor extends a withdrawal lock', async ({
      blankMemberPage: page,
      sandbox,
      message,
      href,
    }) => {
      await sandbox.pull('withdraw-lock', { member: DEMO, lock: 'on' });
      await page.goto(href('/withdraw'));
      const locked = page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`${message('lockedFor')} \\d?\\d:\\d\\d`) });
      const left = async () => {
        const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await locked.innerText()) ?? [];
        return Number(minutes) * 60 + Number(seconds);
      };
      const kept = () => page.evaluate(() => localStorage.getItem('withdrawLock'));
      await expect(locked).toBeDisabled();
      await expect.poll(left).toBeLessThanOrEqual(600);
      const [before, lock] = [await left(), await kept()];
      await setClock(page, stored, loaded);
      await page.reload();
      await expect(locked).toBeDisabled();
      await expect.poll(left).toBeLessThanOrEqual(before);
      expect(before - (await left())).toBeLessThan(120);
      expect(await kept()).toBe(lock);
    });

    test('expires neither the code nor the proof of a registration', async ({
      page,
      servers,
      href,
      locale,
    }) => {
      const join = joinMessagesIn(locale);
      await page.goto(href('/register'));
      await askForOtp(page, join);
      const code = otpField(page, join);
      await expect(code).toBeEnabled();
      await setClock(page, stored, loaded);
      const isGood = async () => {
        await expect(code).toBeEnabled();
        await expect(page.getByText(messagesIn(locale)('over'))).toHaveCount(0);
      };
      await reloadUnanswered(page, servers, isGood);
      await isGood();
      await code.fill(RIGHT_OTP);
      await fillBank(page, join);
      await setClock(page, loaded, stored);
      const title = page.getByRole('heading', { name: join('loginTitle') });
      await page.reload();
      await expect(title).toBeVisible();
      await fillPassword(page, join);
      await expect(page.getByRole('heading', { name: join('welcome') })).toBeVisible();
    });

    test('does not expire the proof for a new password', async ({
      page,
      servers,
      message,
      href,
      locale,
    }) => {
      const say = messagesIn(locale);
      await page.goto(href('/forgot'));
      await page.getByRole('textbox', { name: message('phone') }).fill(MEMBER_PHONE);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: message('otp') }).fill(RIGHT_OTP);
      await expect(page).toHaveURL(href('/resetPassword'));
      await setClock(page, stored, loaded);
      const password = page.getByLabel(say('newPassword'), { exact: true });
      await reloadUnanswered(page, servers, () => expect(password).toBeVisible());
      await expect(page).toHaveURL(href('/resetPassword'));
      await password.fill('brandnew1');
      await page.getByLabel(say('repeat'), { exact: true }).fill('brandnew1');
      await page.keyboard.press('Enter');
      await expect(headerBalance(page)).toBeVisible();
    });
  });
}
