import type { Page } from '@playwright/test';

/** Actions on the LINE page: select the account, and allow or refuse. */
export async function answerLine(
  page: Page,
  account: string,
  choice: 'allow' | 'refuse',
): Promise<void> {
  await page.waitForURL(/\/line\/consent/);
  await page.locator(`input[value="${account}"]`).check();
  await page.locator(`button[value="${choice}"]`).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/line/'));
}
