import { expect, test } from './support/test.ts';

for (const { path, lang } of [
  { path: '/', lang: 'th' },
  { path: '/en', lang: 'en' },
]) {
  test(`${path} opens in its language and breaks no rule`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
}
