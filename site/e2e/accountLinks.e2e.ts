import type { Page } from '@playwright/test';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { answerLine } from './support/lineConsent.ts';
import { messagesOf } from './support/messageTable.ts';

const DEMO = 'm_0001';
const VIP = 'm_0009';

const messagesIn = messagesOf({
  change: ['เปลี่ยนบัญชี', 'Switch account'],
  linkFailed: ['เข้าสู่ระบบด้วยลิงก์นี้ไม่ได้', 'Could not log in with this link'],
  lineLogin: ['เข้าสู่ระบบด้วย LINE', 'Log in with LINE'],
  connect: ['เชื่อมต่อ LINE', 'Connect LINE'],
  changeLine: ['เปลี่ยนบัญชี LINE', 'Change LINE account'],
  changeAsked: ['เปลี่ยนบัญชี LINE ใช่ไหม', 'Change LINE account?'],
  linked: ['เชื่อมต่อ LINE แล้ว', 'LINE is connected'],
  changed: ['เปลี่ยนบัญชี LINE แล้ว', 'Your LINE account has been changed'],
  lost: ['คำขอนี้ไม่ได้เริ่มจากเบราว์เซอร์นี้', 'This request was not started in this browser'],
  notAllowed: ['ยังไม่ได้อนุญาตที่ LINE', 'Permission was not given in LINE'],
  saved: ['บันทึกแล้ว', 'Saved'],
  dayLimit: ['วงเงินต่อวัน', 'Limit per day'],
  aDay: ['24 ชั่วโมง', '24 hours'],
  begun: ['เริ่มพักแล้ว', 'Your break has started'],
  nobody: ['ยังไม่มีสมาชิกที่ใช้บัญชี LINE นี้', 'No member uses this LINE account yet'],
  signUp: ['สมัครด้วยบัญชี LINE นี้', 'Sign up with this LINE account'],
} as const);

/** A login link of a member, as admin sends it. */
async function loginLink(sandbox: string, member: string): Promise<string> {
  const reply = await fetch(`${sandbox}/__sandbox/triggers/login-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ member }),
  });
  const { result } = (await reply.json()) as { result: { answer: string } };
  const token = /token=([\w-]+)/.exec(result.answer)?.[1];
  if (!token) throw new Error(`There is no link in “${result.answer}”.`);
  return `/loginUrl?token=${token}`;
}

/** The button that connects LINE, in the menu or on the profile. */
async function lineButton(
  page: Page,
  name: string,
  href: (path: string) => string,
  isPhone: boolean,
) {
  if (isPhone) await page.goto(href('/profile'));
  return page.getByRole('button', { name }).first();
}

test('a link logs in once, and its token stays in no address and is sent to no other host', async ({
  page,
  href,
  servers,
  locale,
}) => {
  const say = messagesIn(locale);
  const referrers: string[] = [];
  page.on('request', (request) => {
    // Chromium ignores the policy for the fonts of a style in the document. They come from the site, which was sent the token.
    const isOwnFont = request.resourceType() === 'font' && request.url().startsWith(servers.site);
    if (!isOwnFont) referrers.push(request.headers()['referer'] ?? '');
  });
  const link = href(await loginLink(servers.sandbox, DEMO));
  await page.goto(link);
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  expect(referrers.filter((text) => text.includes('token'))).toEqual([]);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('linkFailed') })).toBeVisible();
  await expect(page).toHaveURL(href('/loginUrl'));
});

test('a member is asked before a link changes the account', async ({
  memberPage: page,
  href,
  servers,
  sandbox,
  locale,
}) => {
  const say = messagesIn(locale);
  // The other member's notices would cover the page.
  await sandbox.pull('withdraw-notices');
  await page.goto(`${href(await loginLink(servers.sandbox, VIP))}&url=%2Flist%2Fslot`);
  await expect(page.getByText('demo').last()).toBeVisible();
  await page.getByRole('button', { name: say('change') }).click();
  await expect(page).toHaveURL(href('/list/slot'));
  await page.goto(href('/'));
  await expect(headerBalance(page)).toBeVisible();
});

test('LINE is connected, changed after a confirmation, and then logs in', async ({
  memberPage: page,
  message,
  href,
  locale,
  isPhone,
}) => {
  const say = messagesIn(locale);
  await (await lineButton(page, say('connect'), href, isPhone)).click();
  await answerLine(page, 'U-namfon', 'allow');
  await expect(page.getByText(say('linked'), { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/code=/);

  await (await lineButton(page, say('changeLine'), href, isPhone)).click();
  const question = page.getByRole('alertdialog', { name: say('changeAsked') });
  await question.getByRole('button', { name: say('changeLine') }).click();
  await answerLine(page, 'U-tonkla', 'allow');
  await expect(page.getByText(say('changed'))).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${href('/login')}?url=${encodeURIComponent('/list/slot')}`);
  await page.getByRole('button', { name: say('lineLogin') }).click();
  await answerLine(page, 'U-tonkla', 'allow');
  await expect(page).toHaveURL(href('/list/slot'));
  await expect(page.getByRole('banner').getByRole('link', { name: message('login') })).toHaveCount(
    0,
  );
});

test('a LINE login that is refused or has no account is reported, with a way on', async ({
  page,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await page.goto(href('/login'));
  await page.getByRole('button', { name: say('lineLogin') }).click();
  await answerLine(page, 'U-namfon', 'refuse');
  await expect(page.getByText(say('notAllowed'))).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: say('lineLogin') }).click();
  await answerLine(page, 'U-namfon', 'allow');
  await expect(page.getByText(say('nobody'))).toBeVisible();
  await expect(page).toHaveURL(href('/loginLine'));
  await page.getByRole('button', { name: say('signUp') }).click();
  await expect(page).toHaveURL(href('/register'));
  await expect(page.locator('[data-part=line-account]')).toBeVisible();
});

test('a code from LINE that was requested elsewhere, or is used again, does not log in', async ({
  page,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/loginLine$|\/api\/link$/.test(request.url()) && request.method() === 'POST')
      sent.push(request.url());
  });
  await page.goto(`${href('/loginLine')}?action=login&code=lc_somebody_elses`);
  await expect(page.getByText(say('lost'))).toBeVisible();
  await expect(page).toHaveURL(href('/loginLine'));
  await page.reload();
  await expect(page.getByText(say('lost'))).toBeVisible();
  expect(sent).toEqual([]);
});

test('LINE login does not redirect to a fake LINE page', async ({ page, href, locale }) => {
  await page.route('**/line/api/authorize**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 0, result: { link: 'https://line.evil.example/consent' } },
    }),
  );
  await page.goto(href('/login'));
  await page.getByRole('button', { name: messagesIn(locale)('lineLogin') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(href('/login'));
});

test('a limit is set, and a break logs out immediately and locks the member out', async ({
  blankMemberPage: page,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await page.goto(href('/limits'));
  const day = page.locator('[data-period=day]');
  await day.locator('[data-part=change]').click();
  await day.getByRole('textbox', { name: say('dayLimit') }).fill('5000');
  await page.keyboard.press('Enter');
  await expect(day.getByText(say('saved'))).toBeVisible();

  await page.getByRole('radio', { name: say('aDay') }).check();
  await page.locator('[data-part=next]').click();
  await page.getByRole('alertdialog').locator('[data-part=confirm]').click();
  const begun = page.getByRole('heading', { name: say('begun') });
  await expect(begun).toBeVisible();
  await expect(page).toHaveURL(href('/login'));
  await expect(headerBalance(page)).toHaveCount(0);
  await page.reload();
  await expect(begun).toBeVisible();

  await page.goto(href('/login?url=%2Flimits'));
  await logIn(page, message);
  await expect(page.getByRole('alert').filter({ hasText: '5010' })).toBeVisible();
});
