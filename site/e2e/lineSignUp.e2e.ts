import { joinMessagesIn } from './support/joinMessages.ts';
import { PHONE, RIGHT_OTP, fillBank, fillPassword, otpField } from './support/joining.ts';
import { expect, headerBalance, test } from './support/journey.ts';
import { answerLine } from './support/lineConsent.ts';
import { messagesOf } from './support/messageTable.ts';

/** An account that is linked to no member at the start. */
const FREE = 'U-namfon';

const messagesIn = messagesOf({
  signUp: ['สมัครด้วย LINE', 'Sign up with LINE'],
  cancelled: ['ยังไม่ได้เชื่อมต่อ LINE สมัครด้วยเบอร์โทรศัพท์', 'LINE was not connected'],
  connected: ['เชื่อมต่อ LINE แล้ว: น้ำฝน', 'Connected with LINE: Namfon'],
  welcome: ['ยินดีต้อนรับ บัญชีพร้อมใช้งานแล้ว', 'Welcome! Your account is ready.'],
  login: ['เข้าสู่ระบบด้วย LINE', 'Log in with LINE'],
} as const);

test('a visitor signs up with LINE, continues to the wanted page, and then logs in with it', async ({
  page,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  const join = joinMessagesIn(locale);
  const urls: string[] = [];
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/member/register')) {
      tokens.push((request.postDataJSON() as Record<string, unknown>)['line_token']);
    }
  });
  const registration = `${href('/register')}?url=${encodeURIComponent('/list/slot')}`;
  await page.goto(registration);
  const phone = page.getByRole('textbox', { name: join('phone') });
  await phone.fill(PHONE);

  await page.getByRole('button', { name: say('signUp') }).click();
  await answerLine(page, FREE, 'refuse');
  await expect(page).toHaveURL(registration);
  await expect(page.getByText(say('cancelled'))).toBeVisible();
  await expect(phone).toHaveValue('089-123-4567');

  await page.getByRole('button', { name: say('signUp') }).click();
  await answerLine(page, FREE, 'allow');
  await expect(page).toHaveURL(registration);
  await expect(page.locator('[data-part=line-account]')).toContainText(say('connected'));
  await expect(page.getByRole('button', { name: say('signUp') })).toHaveCount(0);
  await expect(phone).toHaveValue('089-123-4567');

  await page
    .getByRole('main')
    .getByRole('button', { name: join('request') })
    .click();
  await otpField(page, join).fill(RIGHT_OTP);
  await fillBank(page, join);
  await page.reload();
  await expect(page.locator('[data-part=line-account]')).toContainText(say('connected'));
  await fillPassword(page, join);
  await expect(page).toHaveURL(href('/list/slot'));
  await expect(page.getByText(say('welcome'))).toBeVisible();
  await expect(headerBalance(page)).toBeVisible();
  expect(tokens).toEqual([expect.stringMatching(/^lp_/)]);
  expect(urls.filter((url) => url.includes('lp_'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('lineSignUp'))).toBeNull();

  await page.context().clearCookies();
  await page.goto(registration);
  await page.getByRole('button', { name: say('signUp') }).click();
  await answerLine(page, FREE, 'allow');
  await expect(page).toHaveURL(href('/list/slot'));
  await expect(headerBalance(page)).toBeVisible();
});
