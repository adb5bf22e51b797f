import type { Page } from '@playwright/test';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import type { Messages } from './support/messages.ts';

/** Addresses outside this site, as they may occur in links. */
const HOSTILE = [
  'https%3A%2F%2Fevil.example%2F',
  '%2F%2Fevil.example',
  '%2F%2F%2Fevil.example',
  '%2F%5Cevil.example',
  '%5C%5Cevil.example',
  '%2F%09%2Fevil.example',
  '%2F%0A%2Fevil.example',
  '%252F%252Fevil.example',
  '%2F%252Fevil.example',
  'javascript%3Aalert(1)',
  'java%0Ascript%3Aalert(1)',
  'data%3Atext%2Fhtml%2Cx',
  'evil.example',
  '%2F..%2F%2Fevil.example',
];

test('a wrong password shows its message, and the username stays', async ({
  page,
  message,
  href,
}) => {
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'demo', password: 'wrong' });
  await expect(page.getByRole('alert').filter({ hasText: message('wrongLogin') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: message('username') })).toHaveValue('demo');
});

test('an empty field is reported next to it', async ({ page, message, href }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/member/login')) sent.push(request.url());
  });
  await page.goto(href('/login'));
  const username = page.getByRole('textbox', { name: message('username') });
  const password = page.getByLabel(message('password'), { exact: true });
  await logIn(page, message, { username: '', password: '' });
  await expect(username).toHaveAccessibleDescription(message('usernameRequired'));
  await expect(password).toHaveAccessibleDescription(message('passwordRequired'));
  await expect(username).toBeFocused();
  await logIn(page, message, { username: 'demo', password: '' });
  await expect(username).toHaveAccessibleDescription('');
  await expect(password).toHaveAccessibleDescription(message('passwordRequired'));
  await expect(username).toHaveValue('demo');
  expect(sent).toEqual([]);
});

test('an external return address leads home, and a returning member on a phone to the profile', async ({
  page,
  message,
  href,
  isPhone,
}) => {
  await page.goto(`${href('/login')}?url=${HOSTILE[0]}`);
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  for (const url of HOSTILE) {
    await test.step(url, async () => {
      await page.goto(`${href('/login')}?url=${url}`);
      await expect(page).toHaveURL(href(isPhone ? '/profile' : '/'));
    });
  }
});

test('a visitor who wants to withdraw logs in and gets the withdrawal', async ({
  page,
  message,
  href,
}) => {
  await page.goto(href('/withdraw'));
  await expect(page).toHaveURL(`${href('/login')}?url=%2Fwithdraw`);
  await logIn(page, message);
  await expect(page).toHaveURL(href('/withdraw'));
  await expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible();
});

test('the page that a visitor has left for login is on every page on the way, and is open after it', async ({
  page,
  message,
  href,
}) => {
  const way = `?url=${encodeURIComponent('/promotion?id=welcome')}`;
  await page.goto(href('/promotion?id=welcome'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: message('login') }).click();
  await expect(page).toHaveURL(`${href('/login')}${way}`);
  for (const path of ['/register', '/forgot']) {
    await main.locator(`a[href^="${href(path)}"]`).click();
    await expect(page).toHaveURL(`${href(path)}${way}`);
    await main
      .locator(`a[href^="${href('/login')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(`${href('/login')}${way}`);
  }
  await logIn(page, message);
  await expect(page).toHaveURL(href('/promotion?id=welcome'));
});

test('a return address with a language leads to that page', async ({
  blankMemberPage: page,
  href,
}) => {
  await page.goto(`${href('/login')}?url=${encodeURIComponent(href('/history'))}`);
  await expect(page).toHaveURL(href('/history'));
});

test('logging out shows the visitor’s header in both open tabs', async ({
  memberPage: page,
  message,
  href,
  isPhone,
}) => {
  const other = await page.context().newPage();
  await other.goto(href('/list/slot'));
  await expect(headerBalance(other)).toBeVisible();
  if (isPhone) await page.goto(href('/menu'));
  await page
    .getByRole('navigation', { name: message('mainMenu') })
    .getByRole('button', { name: message('logout') })
    .click();
  await expectVisitor(page, message);
  await expectVisitor(other, message);
});

test('a member who opens the login page is redirected home, and on a phone to the profile', async ({
  blankMemberPage: page,
  href,
  isPhone,
}) => {
  await page.goto(href('/login'));
  await expect(page).toHaveURL(href(isPhone ? '/profile' : '/'));
});

async function expectVisitor(page: Page, message: Messages): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: message('register') })).toBeVisible();
  await expect(headerBalance(page)).toHaveCount(0);
}
