import type { Page, Request } from '@playwright/test';
import { joinMessagesIn } from './support/joinMessages.ts';
import {
  PHONE,
  RIGHT_OTP,
  askForOtp,
  fillBank,
  fillPassword,
  otpField,
  provePhone,
  submitButton,
} from './support/joining.ts';
import { expect, headerBalance, test as base } from './support/journey.ts';
import { watchLaterShifts } from './support/layoutShifts.ts';

const test = base.extend<{ join: ReturnType<typeof joinMessagesIn> }>({
  join: async ({ locale }, provide) => provide(joinMessagesIn(locale)),
});

/** The bodies of registration requests. */
function registrations(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/member/register')) {
      sent.push(request.postDataJSON() as Record<string, unknown>);
    }
  });
  return sent;
}

test('a visitor registers with the code of the SMS, is welcomed, and continues to the deposit', async ({
  page,
  message,
  join,
  href,
  sandbox,
}) => {
  const sent = registrations(page);
  await page.goto(href('/register'));
  await askForOtp(page, join);
  await expect(otpField(page, join)).toBeFocused();
  await expect(page.getByRole('button', { name: join('resendIn') })).toBeDisabled();
  const sms = await sandbox.smsTo(PHONE);
  // The whole SMS is pasted, as visitors do.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), sms);
  await page.keyboard.press('ControlOrMeta+V');
  await fillBank(page, join);
  await expect(page.getByText('456-7-89012-3')).toBeVisible();
  await fillPassword(page, join);
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeFocused();
  await expect(headerBalance(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ phone: PHONE, bank: 'kbank', bank_id: '4567890123' });
  expect(sent[0]).not.toHaveProperty('username');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept).not.toMatch(/secret99|4567890123/);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('deposit') })
    .click();
  await expect(page).toHaveURL(/deposit/i);
  await page.goBack();
  await expect(page.getByRole('heading', { name: join('welcome') })).toHaveCount(0);
});

test('an affiliate’s link is stored until registration; an unknown link is not', async ({
  page,
  join,
  href,
}) => {
  const sent = registrations(page);
  await page.goto(href('/aff/662e41'));
  await expect(page.getByText(join('invited'))).toBeVisible();
  await page.goto(href('/aff/000000'));
  await expect(page.getByRole('textbox', { name: join('phone') })).toBeVisible();
  await expect(page.getByText(join('invited'))).toHaveCount(0);
  await page.goto(href('/register'));
  await provePhone(page, join);
  await fillBank(page, join);
  await fillPassword(page, join);
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ ref: '662E41' })]);
});

test('registration works with the keyboard only', async ({ page, join, href }) => {
  await page.goto(href('/registerAff'));
  await page.getByRole('textbox', { name: join('phone') }).focus();
  await page.keyboard.type(PHONE);
  await page.keyboard.press('Enter');
  await expect(otpField(page, join)).toBeFocused();
  await page.keyboard.type(RIGHT_OTP);
  await expect(page.getByRole('heading', { name: join('bankTitle') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('kbank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: join('accountNumber') })).toBeFocused();
  await page.keyboard.type('4567890123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Arun');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Saengthong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: join('loginTitle') })).toBeFocused();
  // First comes the link back to the account step.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: join('username') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeFocused();
});

test('a name that is taken is replaced by a suggestion, and nothing moves for the answer', async ({
  page,
  join,
  href,
}) => {
  const sent = registrations(page);
  await page.goto(href('/register'));
  await provePhone(page, join);
  await fillBank(page, join);
  const username = page.getByRole('textbox', { name: join('username') });
  await page.getByLabel(join('password'), { exact: true }).fill('secret99');
  // The space for the answer is reserved from the first letter.
  await username.fill('d');
  await expect(page.locator('[data-part=username-check]')).toBeVisible();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const shifts = await watchLaterShifts(page);
  await username.fill('demo');
  await expect(page.getByText(join('usernameTaken')).first()).toBeVisible();
  const free = page.getByRole('group', { name: join('freeNames') }).getByRole('button');
  await expect(free).toHaveCount(3);
  const name = (await free.first().textContent()) ?? '';
  await free.first().click();
  await expect(username).toHaveValue(name);
  await expect(page.getByText(join('usernameFree')).first()).toBeVisible();
  expect(await shifts()).toEqual([]);
  await submitButton(page, join).click();
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeFocused();
  expect(sent).toEqual([expect.objectContaining({ username: name })]);
});

test('every refusal shows its code, and typed text stays', async ({ page, join, href, watch }) => {
  watch.expectConsole(/status of 400/);
  await page.goto(href('/register'));
  const says = (code: string) =>
    expect(
      page.getByRole('main').getByText(new RegExp(`${join('code')} ${code}\\b`)),
    ).toBeVisible();
  for (const code of ['6000', '6005', '6006']) {
    await test.step(`${code} at the phone`, async () => {
      await askForOtp(page, join, `080000${code}`);
      await says(code);
      const phone = page.getByRole('textbox', { name: join('phone') });
      await expect(phone).toHaveValue(`080-000-${code}`);
    });
  }
  for (const [at, code] of ['6001', '6003', '6004', '6005', '6006'].entries()) {
    await test.step(`${code} at the code`, async () => {
      await askForOtp(page, join, `089123450${at}`);
      await otpField(page, join).fill(`00000${code.slice(-1)}`);
      await says(code);
      await page.getByRole('button', { name: join('changePhone') }).click();
    });
  }
  await test.step('6002 at the code', async () => {
    await askForOtp(page, join, '0800006002');
    await otpField(page, join).fill(RIGHT_OTP);
    await says('6002');
  });
  await test.step('4000 at its field', async () => {
    await provePhone(page, join, '0800004000');
    await fillBank(page, join);
    await fillPassword(page, join);
    const number = page.getByRole('textbox', { name: join('accountNumber') });
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('456-7-89012-3');
    await says('4000');
    await page.goBack();
  });
  for (const code of ['5001', '9998', '8000']) {
    await test.step(`${code} at the end`, async () => {
      await askForOtp(page, join, `080000${code}`);
      await otpField(page, join).fill(RIGHT_OTP);
      // The account is filled in: only the last step is left.
      await expect(page.getByLabel(join('password'), { exact: true })).toHaveValue('secret99');
      await submitButton(page, join).click();
      await says(code);
      if (code === '8000') return;
      await page.goBack();
      await expect(page.getByRole('heading', { name: join('bankTitle') })).toBeVisible();
      await page.goBack();
    });
  }
  await expect(page.getByRole('textbox', { name: join('phone') })).toHaveValue('080-000-8000');
});

test('a reload and another language lose only the password; Back goes step by step', async ({
  page,
  join,
  href,
  locale,
}) => {
  await page.goto(href('/register'));
  await askForOtp(page, join);
  await expect(otpField(page, join)).toBeVisible();
  await page.reload();
  await expect(otpField(page, join)).toHaveValue('');
  await otpField(page, join).fill(RIGHT_OTP);
  await fillBank(page, join);
  await page.reload();
  await expect(page.getByText('456-7-89012-3')).toBeVisible();
  await expect(page.getByLabel(join('password'), { exact: true })).toHaveValue('');
  const other = locale === 'th' ? 'en' : 'th';
  await page.goto(other === 'en' ? '/en/register' : '/register');
  const said = joinMessagesIn(other);
  await expect(page.getByRole('heading', { name: said('loginTitle') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: said('bankTitle') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: said('phone') })).toHaveValue('089-123-4567');
  // The phone is verified: no second SMS.
  await page.getByRole('button', { name: said('request') }).click();
  await expect(page.getByRole('heading', { name: said('loginTitle') })).toBeVisible();
});

test('a hundred clicks register once; a lost reply still logs the member in', async ({
  page,
  join,
  href,
  watch,
}) => {
  watch.expectConsole(/ERR_FAILED/);
  const sent = registrations(page);
  await page.goto(href('/register'));
  await provePhone(page, join);
  await fillBank(page, join);
  await page.getByLabel(join('password'), { exact: true }).fill('secret99');
  await page.route('**/api/v1/member/register', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The request arrives; only the reply is lost.
    await route.fetch();
    return route.abort();
  });
  await submitButton(page, join).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 100; click += 1) button.click();
  });
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.unroute('**/api/v1/member/register');
  await submitButton(page, join).click();
  await expect(page.getByRole('heading', { name: join('welcome') })).toBeVisible();
  await expect(headerBalance(page)).toBeVisible();
});

test('closed registration is reported, with a login link', async ({
  page,
  message,
  join,
  href,
  sandbox,
}) => {
  await sandbox.pull('registration', { state: 'closed' });
  await page.goto(href('/register'));
  await expect(page.getByRole('heading', { name: join('closed') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: join('phone') })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('login') })
    .click();
  await expect(page).toHaveURL(href('/login'));
});
