import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { JoinMessages } from './joinMessages.ts';

/** The code that the sandbox always accepts. */
export const RIGHT_OTP = '000000';
/** An unused phone number. */
export const PHONE = '0891234567';

/** From the phone to the code. */
export async function askForOtp(page: Page, message: JoinMessages, phone = PHONE): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: message('phone') }).fill(phone);
  await main.getByRole('button', { name: message('request') }).click();
}

/** The field of the code. Its sixth digit triggers the check. */
export function otpField(page: Page, message: JoinMessages) {
  return page.getByRole('textbox', { name: message('otp') });
}

/** From the start to the bank account step. */
export async function provePhone(page: Page, message: JoinMessages, phone = PHONE): Promise<void> {
  await askForOtp(page, message, phone);
  await otpField(page, message).fill(RIGHT_OTP);
  await expect(page.getByRole('heading', { name: message('bankTitle') })).toBeVisible();
}

/** From the bank account to the password. */
export async function fillBank(page: Page, message: JoinMessages): Promise<void> {
  await page.getByRole('radio', { name: message('kbank') }).click();
  await page.getByRole('textbox', { name: message('accountNumber') }).fill('4567890123');
  await page.getByRole('textbox', { name: message('firstName'), exact: true }).fill('อรุณ');
  await page.getByRole('textbox', { name: message('lastName') }).fill('แสงทอง');
  await page.getByRole('button', { name: message('next') }).click();
  await expect(page.getByRole('heading', { name: message('loginTitle') })).toBeVisible();
}

/** Fills in the password and registers. */
export async function fillPassword(page: Page, message: JoinMessages): Promise<void> {
  await page.getByLabel(message('password'), { exact: true }).fill('secret99');
  await submitButton(page, message).click();
}

/** The registration button. */
export function submitButton(page: Page, message: JoinMessages) {
  return page.getByRole('main').getByRole('button', { name: message('submit') });
}
