import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { JoinWords } from './joinWords.ts';

/** The code that the sandbox always takes. */
export const RIGHT_OTP = '000000';
/** A phone that nobody has. */
export const PHONE = '0891234567';

/** From the phone to the code. */
export async function askForOtp(page: Page, words: JoinWords, phone = PHONE): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: words('phone') }).fill(phone);
  await main.getByRole('button', { name: words('request') }).click();
}

/** The field of the code; its sixth digit checks it. */
export function otpField(page: Page, words: JoinWords) {
  return page.getByRole('textbox', { name: words('otp') });
}

/** From nothing to the step of the bank account. */
export async function provePhone(page: Page, words: JoinWords, phone = PHONE): Promise<void> {
  await askForOtp(page, words, phone);
  await otpField(page, words).fill(RIGHT_OTP);
  await expect(page.getByRole('heading', { name: words('bankTitle') })).toBeVisible();
}

/** From the bank account to the password. */
export async function fillBank(page: Page, words: JoinWords): Promise<void> {
  await page.getByRole('radio', { name: words('kbank') }).click();
  await page.getByRole('textbox', { name: words('accountNumber') }).fill('4567890123');
  await page.getByRole('textbox', { name: words('firstName'), exact: true }).fill('อรุณ');
  await page.getByRole('textbox', { name: words('lastName') }).fill('แสงทอง');
  await page.getByRole('button', { name: words('next') }).click();
  await expect(page.getByRole('heading', { name: words('loginTitle') })).toBeVisible();
}

/** Fills in the password and joins. */
export async function fillPassword(page: Page, words: JoinWords): Promise<void> {
  await page.getByLabel(words('password'), { exact: true }).fill('secret99');
  await submitButton(page, words).click();
}

/** The button that joins. */
export function submitButton(page: Page, words: JoinWords) {
  return page.getByRole('main').getByRole('button', { name: words('submit') });
}
