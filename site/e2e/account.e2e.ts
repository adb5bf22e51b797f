import type { Page } from '@playwright/test';
import { RIGHT_OTP } from './support/joining.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { followSandbox, pass, startAtNoon } from './support/time.ts';
import { messagesOf } from './support/messageTable.ts';
import type { Messages } from './support/messages.ts';

const DEMO = 'm_0001';
const PHONE = '0812340001';
const MINUTE = 60_000;

const messagesIn = messagesOf({
  forgot: ['ลืมรหัสผ่าน', 'Forgot password'],
  newPassword: ['รหัสผ่านใหม่', 'New password'],
  oldPassword: ['รหัสผ่านเดิม', 'Old password'],
  repeat: ['ยืนยันรหัสผ่าน', 'Repeat password'],
  save: ['บันทึกรหัสผ่านใหม่', 'Save new password'],
  saved: ['เปลี่ยนรหัสผ่านแล้ว', 'Password changed'],
  wrongOld: ['รหัสผ่านเดิมไม่ถูกต้อง', 'The old password is incorrect'],
  forgotDone: ['ตั้งรหัสผ่านใหม่และเข้าสู่ระบบแล้ว', 'Your new password is saved and you are logged in'],
  restart: ['ขอรหัส OTP ใหม่', 'Request a new OTP code'],
  contact: ['ติดต่อแอดมิน', 'Contact admin'],
  goOn: ['กรุณาเข้าสู่ระบบเพื่อดำเนินการต่อ', 'Please log in to continue'],
  account: ['บัญชีธนาคารสำหรับถอนเงิน', 'Bank account for withdrawals'],
  reset: ['ตั้งรหัสผ่านใหม่', 'Reset password'],
  logoutAsked: ['ออกจากระบบใช่ไหม', 'Log out?'],
  loggedOut: ['ออกจากระบบแล้ว', 'You are logged out'],
} as const);
type Say = ReturnType<typeof messagesIn>;

async function proveThePhone(page: Page, message: Messages): Promise<void> {
  await page.getByRole('textbox', { name: message('phone') }).fill(PHONE);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: message('otp') }).fill(RIGHT_OTP);
  await expect(page).toHaveURL(/\/resetPassword$/);
}

async function choose(page: Page, say: Say, password: string) {
  await page.getByLabel(say('newPassword'), { exact: true }).fill(password);
  await page.getByLabel(say('repeat'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

for (const code of ['1007', '1008', '5001']) {
  test(`a login refused with ${code} shows its message and the admin link`, async ({
    page,
    message,
    href,
    sandbox,
    locale,
  }) => {
    await sandbox.pull('login-refusal', { member: DEMO, code });
    await page.goto(href('/login'));
    await logIn(page, message);
    await expect(page.getByRole('alert').filter({ hasText: code })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: messagesIn(locale)('contact') }),
    ).toHaveAttribute('href', /^http/);
  });
}

test('a wait of a minute survives a reload and ends on time, and the username stays', async ({
  page,
  message,
  href,
  sandbox,
}) => {
  await startAtNoon(page, sandbox);
  await sandbox.pull('login-refusal', { member: DEMO, code: '3000' });
  await page.goto(href('/login'));
  await logIn(page, message);
  const wait = page.getByRole('main').getByRole('button', { name: /\d:\d\d/ });
  await expect(wait).toBeDisabled();
  await pass(page, sandbox, 20_000);
  await page.reload();
  await expect(wait).toBeDisabled();
  await expect(wait).toHaveText(/0:[0-4]\d/);
  await expect(page.getByRole('textbox', { name: message('username') })).toHaveValue('demo');
  await expect(page.getByLabel(message('password'), { exact: true })).toHaveValue('');
  await sandbox.pull('login-refusal', { member: DEMO, code: 'none' });
  await pass(page, sandbox, MINUTE);
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
});

test('a visitor who is redirected to login is told why', async ({ page, href, locale }) => {
  await page.goto(href('/withdraw'));
  await expect(page.getByText(messagesIn(locale)('goOn'))).toBeVisible();
});

test('a forgotten password is replaced with the keyboard only, and the new one logs in', async ({
  page,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await page.goto(href('/login'));
  await page.getByRole('link', { name: say('forgot') }).focus();
  await page.keyboard.press('Enter');
  await proveThePhone(page, message);
  // Until it is done, every page redirects to this one. The proof survives a reload.
  await page.goto(href('/'));
  await expect(page).toHaveURL(href('/resetPassword'));
  await page.reload();
  await choose(page, say, 'brandnew1');
  // It stays for only five seconds.
  await expect(page.getByText(say('forgotDone'))).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  await expect(headerBalance(page)).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'forgot' }),
  );
  await page.context().clearCookies();
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'demo', password: 'brandnew1' });
  await expect(headerBalance(page)).toBeVisible();
});

test('an expired proof is reported and leads back to a new OTP', async ({
  page,
  href,
  sandbox,
  message,
  locale,
}) => {
  const say = messagesIn(locale);
  await startAtNoon(page, sandbox);
  await page.goto(href('/forgot'));
  await proveThePhone(page, message);
  // A form that is opened later starts with the proof that has expired, and leads back at once.
  await expect(page.getByLabel(say('newPassword'), { exact: true })).toBeVisible();
  await pass(page, sandbox, 15 * MINUTE);
  await page.getByRole('button', { name: say('restart') }).click();
  await expect(page).toHaveURL(href('/forgot'));
  await expect(page.getByRole('textbox', { name: message('phone') })).toBeVisible();
});

test('the password is changed with the old one, and other sessions end', async ({
  blankMemberPage: page,
  message,
  href,
  locale,
  browser,
  servers,
  sandbox,
}) => {
  const say = messagesIn(locale);
  const elsewhere = await browser.newContext({ baseURL: servers.site });
  await followSandbox(elsewhere, sandbox);
  const other = await elsewhere.newPage();
  await other.goto(href('/login'));
  await logIn(other, message);
  await expect(other.getByRole('banner')).toContainText(/\d\.\d\d/);

  await page.goto(href('/resetPassword'));
  const old = page.getByLabel(say('oldPassword'), { exact: true });
  await old.fill('not it');
  await choose(page, say, 'brandnew2');
  await expect(old).toHaveAccessibleDescription(say('wrongOld'));
  await expect(old).toBeFocused();
  await old.fill('demo1234');
  await page.getByRole('button', { name: say('save') }).click();
  await expect(page.getByRole('heading', { name: say('saved') })).toBeFocused();

  await other.goto(href('/history'));
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('the profile is complete, and logs out after a confirmation, in each tab with a notice', async ({
  blankMemberPage: page,
  context,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await page.goto(href('/profile'));
  const account = page.getByRole('region', { name: say('account') });
  await expect(account).toContainText(/\d{3}-\d-\d{5}-\d/);
  await expect(account.getByRole('link', { name: say('contact') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('reset') })
    .click();
  await expect(page).toHaveURL(href('/resetPassword'));
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('button', { name: message('logout') })
    .click();
  const question = page.getByRole('alertdialog', { name: say('logoutAsked') });
  const other = await context.newPage();
  await other.goto(href('/list/slot'));
  // The page of a member, not only its HTML.
  await expect(headerBalance(other)).toBeVisible();
  await question.getByRole('button', { name: message('logout') }).click();
  await expect(page.getByText(say('loggedOut'))).toBeVisible();
  await expect(other.getByText(say('loggedOut'))).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: message('login') }),
  ).toBeVisible();
});
