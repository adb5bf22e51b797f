import type { Page } from '@playwright/test';
import { channelButton, expect, headerBalance, logIn, test, untilStep } from './support/journey.ts';
import type { Words } from './support/words.ts';

const OLD = '987-6-54321-0';
const NEW = '555-0-12345-6';

type Href = (path: string) => string;

/** Opens the cashier as a member comes to it: a page of a phone, a panel beside a page elsewhere. */
async function openCashier(page: Page, href: Href, isPhone: boolean, flags = ''): Promise<void> {
  const address = isPhone ? `/deposit?${flags}` : `/list/slot?sideDeposit=true&${flags}`;
  await page.goto(href(address.replace(/[?&]$/, '')));
}

const bank = (page: Page, words: Words) => page.getByRole('button', { name: words('ktb') });
const tab = (page: Page, words: Words, name: 'deposit' | 'usdt' | 'withdraw') =>
  page.getByRole('tab', { name: words(name), exact: true });

test('from an account to a QR and through the tabs nothing typed is lost, and Back goes step by step', async ({
  memberPage: page,
  words,
  href,
  isPhone,
}) => {
  await openCashier(page, href, isPhone);
  await bank(page, words).click();
  await page.getByRole('button', { name: words('newAccountUnderstood') }).click();
  await expect(page.getByRole('heading', { name: words('transferTo') })).toBeFocused();

  await page.getByRole('button', { name: words('changeChannel') }).click();
  const picker = page.getByRole('dialog', { name: words('chooseChannel') });
  await expect(picker.getByRole('radio', { name: words('ktb') })).toBeChecked();
  if (isPhone) {
    await page.goBack();
    await expect(picker).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words('transferTo') })).toBeVisible();
    await page.getByRole('button', { name: words('changeChannel') }).click();
  }
  await picker.getByRole('radio', { name: /(?<!\d)50 – 45,000/ }).click();
  const amount = page.getByRole('textbox', { name: words('depositAmount') });
  await amount.fill('1500');
  await page.getByRole('button', { name: words('changeChannel') }).click();
  await picker.getByRole('radio', { name: /100 – 200,000/ }).click();
  await expect(amount).toHaveValue('1,500');

  await tab(page, words, 'withdraw').click();
  await page.getByRole('textbox', { name: words('withdrawAmount') }).fill('700');
  if (isPhone) await expect(page).toHaveURL(href('/withdraw'));
  await tab(page, words, 'usdt').click();
  await expect(page).toHaveURL(/tab=deposit-usdt-tab&arr=1/);
  await tab(page, words, 'deposit').click();
  await expect(amount).toHaveValue('1,500');
  await tab(page, words, 'withdraw').click();
  await expect(page.getByRole('textbox', { name: words('withdrawAmount') })).toHaveValue('700');
  await tab(page, words, 'deposit').click();

  await page.goBack();
  if (isPhone) {
    await expect(channelButton(page)).toBeVisible();
    await untilStep(page, 0);
    await page.goBack();
  }
  await expect(amount).toHaveCount(0);
  await expect(page).toHaveURL(href('/'));
});

test('a new account is told of before its details, old and new side by side, once', async ({
  memberPage: page,
  sandbox,
  words,
  href,
  isPhone,
}) => {
  const news = page.getByRole('heading', { name: words('accountChanged') });
  await openCashier(page, href, isPhone);
  await bank(page, words).click();
  await page.getByRole('button', { name: words('newAccountUnderstood') }).click();
  await expect(page.getByText(OLD)).toBeVisible();

  await sandbox.pull('bank-account-change', { channel: 'b1', number: NEW, group: 'A' });
  if (isPhone) {
    // The notice of it is answered first; that the account has been seen, the deposit alone knows.
    await page.goto(href('/'));
    await expect(page.getByRole('dialog', { name: words('accountChanged') })).toBeVisible();
    await page.getByRole('link', { name: words('toDeposit') }).click();
    await expect(page).toHaveURL(href('/deposit'));
  } else await openCashier(page, href, isPhone);
  await bank(page, words).click();
  await expect(news).toBeVisible();
  await expect(page.locator('s')).toHaveText(OLD);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByRole('button', { name: words('copyNumber') })).toHaveCount(0);
  await page.getByRole('button', { name: words('newAccountUnderstood') }).click();
  await expect(page.getByText(NEW)).toBeVisible();

  await openCashier(page, href, isPhone);
  await bank(page, words).click();
  await expect(page.getByRole('heading', { name: words('transferTo') })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('USDT without options is refused, and one channel alone is no choice', async ({
  page,
  words,
  href,
  isPhone,
}) => {
  await page.goto(href('/login'));
  await logIn(page, words, { username: 'nousdt' });
  await expect(headerBalance(page)).toBeVisible();
  await openCashier(page, href, isPhone, 'tab=deposit-usdt-tab&arr=1');
  await expect(page).toHaveURL(/[?&]tab=deposit-tab&arr=0$/);
  await expect(tab(page, words, 'deposit')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, words, 'usdt')).toHaveCount(0);
  await expect(channelButton(page)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(href('/login'));
  await logIn(page, words, { username: 'onechannel' });
  await expect(headerBalance(page)).toBeVisible();
  await openCashier(page, href, isPhone);
  await expect(page.getByRole('textbox', { name: words('depositAmount') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('changeChannel') })).toHaveCount(0);
  await expect(channelButton(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(href('/'));
});
