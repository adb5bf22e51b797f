import { chooseChannel, expect, test } from './support/journey.ts';
import type { Words } from './support/words.ts';

interface Refused {
  typed: string;
  /** What stands in the field afterwards, with its separators. */
  stays: string;
  message: Parameters<Words>;
}

/** Section 5, Deposit amount, on a channel of 50 to 45,000 baht. */
const DEPOSITS: readonly Refused[] = [
  { typed: '', stays: '', message: ['depositRequired'] },
  { typed: '0', stays: '0', message: ['incorrect'] },
  { typed: '0500', stays: '0,500', message: ['incorrect'] },
  { typed: '100.50', stays: '100.50', message: ['depositDigits'] },
  { typed: '12a', stays: '12a', message: ['depositDigits'] },
  { typed: '-500', stays: '-500', message: ['depositDigits'] },
  { typed: '฿1,500.00', stays: '1,500.00', message: ['depositDigits'] },
  { typed: '๔๙', stays: '49', message: ['depositMin', '50'] },
  { typed: '45001', stays: '45,001', message: ['depositMax', '45,000'] },
  { typed: '99999999999999', stays: '99,999,999,999,999', message: ['depositMax', '45,000'] },
];

/** Section 5, Withdraw amount, with 12,500.00 in the wallet. */
const WITHDRAWALS: readonly Refused[] = [
  { typed: '', stays: '', message: ['withdrawRequired'] },
  { typed: '0', stays: '0', message: ['incorrect'] },
  { typed: '0500', stays: '0,500', message: ['incorrect'] },
  { typed: '1.2.3', stays: '1.2.3', message: ['incorrect'] },
  { typed: '12a', stays: '12a', message: ['withdrawDigits'] },
  { typed: '-500', stays: '-500', message: ['withdrawDigits'] },
  { typed: '300.555', stays: '300.555', message: ['twoDecimals'] },
  { typed: '299.99', stays: '299.99', message: ['withdrawMin', '300'] },
  { typed: '1000000', stays: '1,000,000', message: ['withdrawMax', '999,999'] },
  { typed: '12500.01', stays: '12,500.01', message: ['notEnough', '12,500'] },
];

test('each rule for a deposit is named beside the field, and what was typed stays', async ({
  memberPage: page,
  words,
  href,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('action=get_qr')) asked.push(request.url());
  });
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  const field = page.getByRole('textbox', { name: words('depositAmount') });
  // The largest figure of its screen, in whatever order the styles of the site have come.
  await expect(field).toHaveCSS('font-size', '40px');
  for (const { typed, stays, message } of DEPOSITS) {
    await test.step(`“${typed}”`, async () => {
      await field.fill(typed);
      await page.getByRole('button', { name: words('createQr') }).click();
      await expect(field).toHaveAccessibleDescription(words(...message));
      await expect(field).toHaveValue(stays);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
    });
  }
  expect(asked, 'calls for an amount that a rule refuses').toEqual([]);
});

test('each rule for a withdrawal is named beside the field, and what was typed stays', async ({
  memberPage: page,
  words,
  href,
}) => {
  await page.goto(href('/withdraw'));
  const field = page.getByRole('textbox', { name: words('withdrawAmount') });
  const button = page.getByRole('button', { name: words('withdraw'), exact: true });
  for (const { typed, stays, message } of WITHDRAWALS) {
    await test.step(`“${typed}”`, async () => {
      await field.fill(typed);
      await button.click();
      await expect(field).toHaveAccessibleDescription(words(...message));
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
]) {
  test(`“${typed}” is taken as a deposit of ${amount} baht`, async ({
    memberPage: page,
    words,
    href,
  }) => {
    await page.goto(href('/deposit'));
    await chooseChannel(page);
    await page.getByRole('textbox', { name: words('depositAmount') }).fill(typed);
    await page.getByRole('button', { name: words('createQr') }).click();
    await expect(page.getByRole('img', { name: words('qrFor', amount) })).toBeVisible();
  });
}

test('what was typed comes back after the QR has been cancelled', async ({
  memberPage: page,
  words,
  href,
}) => {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  const field = page.getByRole('textbox', { name: words('depositAmount') });
  await field.fill('1234');
  await page.getByRole('button', { name: words('createQr') }).click();
  await page.getByRole('button', { name: words('cancelDeposit') }).click();
  await page.getByRole('button', { name: words('cancelQr') }).click();
  await expect(field).toHaveValue('1,234');
});
