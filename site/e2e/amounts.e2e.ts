import type { Page } from '@playwright/test';
import { chooseChannel, expect, test } from './support/journey.ts';
import type { Messages } from './support/messages.ts';

interface Refused {
  typed: string;
  /** Value of the field afterwards, with its separators. */
  stays: string;
  error: Parameters<Messages>;
}

/** Section 5, Deposit amount, on a channel of 50 to 45,000 baht. */
const DEPOSITS: readonly Refused[] = [
  { typed: '', stays: '', error: ['depositRequired'] },
  { typed: '0', stays: '0', error: ['incorrect'] },
  { typed: '0500', stays: '0,500', error: ['incorrect'] },
  { typed: '12.50', stays: '12', error: ['depositMin', '50'] },
  { typed: '12a', stays: '12', error: ['depositMin', '50'] },
  { typed: '๔๙', stays: '49', error: ['depositMin', '50'] },
  { typed: '45001', stays: '45,001', error: ['depositMax', '45,000'] },
  { typed: '99999999999999', stays: '99,999,999,999,999', error: ['depositMax', '45,000'] },
];

/** Section 5, Withdraw amount, with 12,500.00 in the wallet. */
const WITHDRAWALS: readonly Refused[] = [
  { typed: '', stays: '', error: ['withdrawRequired'] },
  { typed: '0', stays: '0', error: ['incorrect'] },
  { typed: '0500', stays: '0,500', error: ['incorrect'] },
  { typed: '1.2.3', stays: '1.2', error: ['withdrawMin', '300'] },
  { typed: '12a', stays: '12', error: ['withdrawMin', '300'] },
  { typed: '299.555', stays: '299.55', error: ['withdrawMin', '300'] },
  { typed: '299.99', stays: '299.99', error: ['withdrawMin', '300'] },
  { typed: '1000000', stays: '1,000,000', error: ['withdrawMax', '999,999'] },
  { typed: '12500.01', stays: '12,500.01', error: ['notEnough', '12,500'] },
];

test('each rule for a deposit is shown next to the field, and typed text stays', async ({
  memberPage: page,
  message,
  href,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=get_qr')) asked.push(request.url());
  });
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  const field = page.getByRole('textbox', { name: message('depositAmount') });
  // The largest number on its screen, whatever the order in which the site's styles load.
  await expect(field).toHaveCSS('font-size', '40px');
  for (const { typed, stays, error } of DEPOSITS) {
    await test.step(`“${typed}”`, async () => {
      await field.fill(typed);
      await page.getByRole('button', { name: message('createQr') }).click();
      await expect(field).toHaveAccessibleDescription(message(...error));
      await expect(field).toHaveValue(stays);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
    });
  }
  expect(asked, 'calls for an amount that a rule refuses').toEqual([]);
});

test('each rule for a withdrawal is shown next to the field, and typed text stays', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  await page.goto(href('/withdraw'));
  const field = page.getByRole('textbox', { name: message('withdrawAmount') });
  const button = page.getByRole('button', { name: message('withdraw'), exact: true });
  for (const { typed, stays, error } of WITHDRAWALS) {
    await test.step(`“${typed}”`, async () => {
      await field.fill(typed);
      await button.click();
      await expect(field).toHaveAccessibleDescription(message(...error));
      await expect(field).toHaveValue(stays);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
    });
  }
});

for (const { typed, amount } of [
  { typed: '50', amount: '50.00' },
  { typed: '฿1,500 บาท', amount: '1,500.00' },
  { typed: '๔๕,๐๐๐', amount: '45,000.00' },
  { typed: '฿1,500.00', amount: '1,500.00' },
]) {
  test(`“${typed}” is accepted as a deposit of ${amount} baht`, async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/deposit'));
    await chooseChannel(page);
    await page.getByRole('textbox', { name: message('depositAmount') }).fill(typed);
    await page.getByRole('button', { name: message('createQr') }).click();
    await expect(page.getByRole('img', { name: message('qrFor', amount) })).toBeVisible();
  });
}

test('characters that are no part of an amount are reported and change nothing', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  const field = page.getByRole('textbox', { name: message('depositAmount') });
  for (const { keys, stays, ignored } of [
    { keys: '1e9', stays: '1', ignored: 'e9' },
    { keys: '12.50', stays: '12', ignored: '.50' },
    { keys: '5ก', stays: '5', ignored: 'ก' },
  ]) {
    await field.fill('');
    await field.pressSequentially(keys);
    await expect(field).toHaveValue(stays);
    await expect(page.getByText(message('ignored', ignored))).toBeVisible();
  }
  await field.press('Backspace');
  await expect(field).toHaveValue('');
});

/** Opens the first channel and types 1,234 baht. @returns the field */
async function typeAmount(page: Page, message: Messages, href: (path: string) => string) {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  const field = page.getByRole('textbox', { name: message('depositAmount') });
  await field.fill('1234');
  return field;
}

test('a typed amount survives a reload, with its channel', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  const field = await typeAmount(page, message, href);
  await page.reload();
  await expect(field).toHaveValue('1,234');
  await field.fill('');
  await page.reload();
  await chooseChannel(page);
  await expect(field).toHaveValue('');
  await page.goto(href('/withdraw'));
  const withdrawal = page.getByRole('textbox', { name: message('withdrawAmount') });
  await withdrawal.fill('345.50');
  await page.reload();
  await expect(withdrawal).toHaveValue('345.50');
});

test('typed text is restored after the QR has been cancelled', async ({
  blankMemberPage: page,
  message,
  href,
}) => {
  const field = await typeAmount(page, message, href);
  await page.getByRole('button', { name: message('createQr') }).click();
  await page.getByRole('button', { name: message('cancelDeposit') }).click();
  await page.getByRole('button', { name: message('cancelQr') }).click();
  await expect(field).toHaveValue('1,234');
});
