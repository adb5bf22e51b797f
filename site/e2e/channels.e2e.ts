import type { Page } from '@playwright/test';
import { channelButton, expect, headerBalance, logIn, test, untilStep } from './support/journey.ts';
import type { Messages } from './support/messages.ts';

const OLD = '987-6-54321-0';
const NEW = '555-0-12345-6';

type Href = (path: string) => string;

/** Opens the cashier: a page on a phone, otherwise a panel next to the page. */
async function openCashier(page: Page, href: Href, isPhone: boolean, flags = ''): Promise<void> {
  const address = isPhone ? `/deposit?${flags}` : `/list/slot?sideDeposit=true&${flags}`;
  await page.goto(href(address.replace(/[?&]$/, '')));
}

const bank = (page: Page, message: Messages) => page.getByRole('button', { name: message('ktb') });
const tab = (page: Page, message: Messages, name: 'deposit' | 'usdt' | 'withdraw') =>
  page.getByRole('tab', { name: message(name), exact: true });

test('no typed text is lost from an account to a QR and through the tabs, and Back goes step by step', async ({
  memberPage: page,
  message,
  href,
  isPhone,
}) => {
  await openCashier(page, href, isPhone);
  await bank(page, message).click();
  await page.getByRole('button', { name: message('newAccountUnderstood') }).click();
  await expect(page.getByRole('heading', { name: message('transferTo') })).toBeFocused();

  await page.getByRole('button', { name: message('changeChannel') }).click();
  const picker = page.getByRole('dialog', { name: message('chooseChannel') });
  await expect(picker.getByRole('radio', { name: message('ktb') })).toBeChecked();
  if (isPhone) {
    await page.goBack();
    await expect(picker).toHaveCount(0);
    await expect(page.getByRole('heading', { name: message('transferTo') })).toBeVisible();
    await page.getByRole('button', { name: message('changeChannel') }).click();
  }
  await picker.getByRole('radio', { name: /(?<!\d)50 – 45,000/ }).click();
  const amount = page.getByRole('textbox', { name: message('depositAmount') });
  await amount.fill('1500');
  await page.getByRole('button', { name: message('changeChannel') }).click();
  await picker.getByRole('radio', { name: /100 – 200,000/ }).click();
  await expect(amount).toHaveValue('1,500');

  await tab(page, message, 'withdraw').click();
  await page.getByRole('textbox', { name: message('withdrawAmount') }).fill('700');
  if (isPhone) await expect(page).toHaveURL(href('/withdraw'));
  await tab(page, message, 'usdt').click();
  await expect(page).toHaveURL(/tab=deposit-usdt-tab&arr=1/);
  await tab(page, message, 'deposit').click();
  await expect(amount).toHaveValue('1,500');
  await tab(page, message, 'withdraw').click();
  await expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toHaveValue('700');
  await tab(page, message, 'deposit').click();

  await page.goBack();
  if (isPhone) {
    await expect(channelButton(page)).toBeVisible();
    await untilStep(page, 0);
    await page.goBack();
  }
  await expect(amount).toHaveCount(0);
  await expect(page).toHaveURL(href('/'));
});

test('a new account is reported once before its details, with the old one next to it', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  isPhone,
}) => {
  const news = page.getByRole('heading', { name: message('accountChanged') });
  await openCashier(page, href, isPhone);
  await bank(page, message).click();
  await page.getByRole('button', { name: message('newAccountUnderstood') }).click();
  await expect(page.getByText(OLD)).toBeVisible();

  await sandbox.pull('bank-account-change', { channel: 'b1', number: NEW, group: 'A' });
  if (isPhone) {
    // The notice comes first. Only the deposit stores that the account was seen.
    await page.goto(href('/'));
    await expect(page.getByRole('dialog', { name: message('accountChanged') })).toBeVisible();
    await page.getByRole('link', { name: message('toDeposit') }).click();
    await expect(page).toHaveURL(href('/deposit'));
  } else await openCashier(page, href, isPhone);
  await bank(page, message).click();
  await expect(news).toBeVisible();
  await expect(page.locator('s')).toHaveText(OLD);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByRole('button', { name: message('copyNumber') })).toHaveCount(0);
  await page.getByRole('button', { name: message('newAccountUnderstood') }).click();
  await expect(page.getByText(NEW)).toBeVisible();

  await openCashier(page, href, isPhone);
  await bank(page, message).click();
  await expect(page.getByRole('heading', { name: message('transferTo') })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('USDT without options is refused, and a single channel needs no selection', async ({
  page,
  message,
  href,
  isPhone,
}) => {
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'nousdt' });
  await expect(headerBalance(page)).toBeVisible();
  await openCashier(page, href, isPhone, 'tab=deposit-usdt-tab&arr=1');
  await expect(page).toHaveURL(/[?&]tab=deposit-tab&arr=0$/);
  await expect(tab(page, message, 'deposit')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, message, 'usdt')).toHaveCount(0);
  await expect(channelButton(page)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'onechannel' });
  await expect(headerBalance(page)).toBeVisible();
  await openCashier(page, href, isPhone);
  await expect(page.getByRole('textbox', { name: message('depositAmount') })).toBeVisible();
  await expect(page.getByRole('button', { name: message('changeChannel') })).toHaveCount(0);
  await expect(channelButton(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(href('/'));
});
