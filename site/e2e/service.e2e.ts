import type { Page } from '@playwright/test';
import { expect, headerBalance, test } from './support/journey.ts';

test('a closed site is reported to visitors, and the notice cannot be closed', async ({
  page,
  sandbox,
  message,
  href,
}) => {
  await sandbox.pull('site-close', { text: 'ปิดถึง 20 มกราคม กรุณาติดต่อแอดมิน' });
  await page.goto(href('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const notice = stopNotice(page);
  // A visitor's page checks after the first interaction following hydration.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(notice).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(notice.getByRole('heading')).toHaveText(message('siteClosed'));
  await expect(notice).toContainText('ปิดถึง 20 มกราคม กรุณาติดต่อแอดมิน');
  await expect(notice.getByRole('link', { name: message('askAdmin') })).toHaveAttribute(
    'href',
    /^https?:\/\//,
  );
  await expect(notice.getByRole('button', { name: message('logout') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(notice).toBeVisible();
  await sandbox.pull('site-open');
  await page.reload();
  await expect(page.getByRole('heading', { name: message('hotGames') })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a member with a usage problem gets the admin link, and can log out', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
}) => {
  await sandbox.pull('usage-problem', { member: 'm_0001' });
  await page.goto(href('/history'));
  const notice = stopNotice(page);
  await expect(notice.getByRole('heading')).toHaveText(message('cannotGoOn'));
  await expect(notice).toContainText(message('usageProblem'));
  await notice.getByRole('button', { name: message('logout') }).click();
  await expect(page).toHaveURL(href('/'));
  await expect(headerBalance(page)).toHaveCount(0);
});

test('a site that its operator has closed is closed from the first view', async ({
  page,
  message,
  href,
}) => {
  await page.route('**/operator/operator.json', async (route) => {
    const response = await route.fetch();
    const operator = (await response.json()) as object;
    await route.fulfill({ response, json: { ...operator, siteClosed: true } });
  });
  await page.goto(href('/'));
  await expect(stopNotice(page).getByRole('heading')).toHaveText(message('siteClosed'));
});

function stopNotice(page: Page) {
  return page.getByRole('alertdialog');
}
