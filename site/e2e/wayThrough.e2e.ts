import type { Locator, Page } from '@playwright/test';
import {
  balanceOf,
  baht,
  chooseChannel,
  expect,
  headerBalance,
  logIn,
  reviewWithdrawal,
  satangOf,
  showQr,
  spin,
  test,
  newestRows,
  todaysRows,
} from './support/journey.ts';
import { pass, passUntil, startAtNoon } from './support/time.ts';
import type { Messages } from './support/messages.ts';

test('a member logs in, plays, deposits, withdraws and finds everything in the history', async ({
  page,
  sandbox,
  message,
  href,
  isPhone,
}) => {
  await startAtNoon(page, sandbox);

  await test.step('log in when opening a category', async () => {
    await page.goto(href(`/login?url=${encodeURIComponent('/list/slot')}`));
    await logIn(page, message);
    await expect(page).toHaveURL(href('/list/slot'));
    await expect(headerBalance(page)).toHaveText('12,500.00');
  });

  const afterPlay = await test.step('play a round', async () => {
    const categories = page.getByRole('navigation', { name: message('categories') });
    await categories.getByRole('link', { name: message('slots') }).click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    return isPhone ? playOnItsOwnPage(page, message) : playInFrame(page, message);
  });

  await test.step('deposit 504 baht by QR', async () => {
    const bar = isPhone
      ? page.getByRole('navigation', { name: message('tabBar') })
      : page.getByRole('banner');
    await bar.getByRole('link', { name: message('deposit') }).click();
    await chooseChannel(page);
    await showQr(page, message, isPhone ? '๕๐๔' : '504');
    await expect(page.getByRole('img', { name: message('qrFor', '504.00') })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: message('waitingForPayment') }),
    ).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
    await expect(page.getByText(message('deposited', '504'))).toBeVisible();
  });

  const balance = afterPlay + 504_00;
  await test.step('the balance has increased by exactly that amount', async () => {
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: baht(balance) })
        .first(),
    ).toBeVisible();
    if (!isPhone) await page.getByRole('button', { name: message('close'), exact: true }).click();
    await expect(headerBalance(page)).toHaveText(baht(balance));
  });

  await test.step('withdraw 1,000.50 baht after a review', async () => {
    await openWithdraw(page, message, href, isPhone);
    await reviewWithdrawal(page, message, '1,000.50');
    await expect(page.getByText('1,000.50').first()).toBeVisible();
    await page.getByRole('button', { name: message('confirmWithdraw') }).click();
    await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
    await expect(page.getByText(message('arrivesIn', '9'))).toBeVisible();
  });

  await test.step('the history has both, today, while the payout is pending', async () => {
    // The link is below the progress, which is loaded.
    const progress = page.getByRole('region', { name: message('withdrawalProgress') });
    await expect(progress.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: message('viewHistory') }).click();
    const rows = await todaysRows(page, message);
    await expect(rows.nth(0)).toContainText(message('withdraw'));
    await expect(rows.nth(0)).toContainText('-1,000.50');
    await expect(rows.nth(0)).toContainText(message('inProgress'));
    await expect(rows.nth(1)).toContainText(message('deposit'));
    await expect(rows.nth(1)).toContainText('+504.00');
    await expect(rows.nth(1)).toContainText(message('success'));
    if (!isPhone) await page.getByRole('button', { name: message('close'), exact: true }).click();
    await expect(headerBalance(page)).toHaveText(baht(balance - 1_000_50));
  });

  await test.step('the lock counts down, the same after a reload and in a second tab', async () => {
    await openWithdraw(page, message, href, isPhone);
    const deadline = await lockDeadline(page, message);
    await pass(page, sandbox, 120_000);
    await expectSameDeadline(await lockDeadline(page, message), deadline);
    await page.reload();
    await expectSameDeadline(await lockDeadline(page, message), deadline);

    const second = await page.context().newPage();
    await second.goto(page.url());
    await expectSameDeadline(await lockDeadline(second, message), deadline);
    await second.close();

    const left = deadline - (await page.evaluate(() => Date.now()));
    await pass(page, sandbox, left - 60_000);
    await expect(lockedButton(page, message)).toBeDisabled();
    const button = page.getByRole('button', { name: message('withdraw'), exact: true });
    await passUntil(page, sandbox, 62_000, (wait) => expect(button).toBeEnabled(wait));
  });

  await test.step('the history shows that the payout has arrived', async () => {
    await page.goto(href('/history'));
    const rows = await newestRows(page, message);
    await expect(rows.nth(0)).toContainText('-1,000.50');
    await expect(rows.nth(0)).toContainText(message('success'));
  });
});

/** On a desktop the game runs in a frame and tells the site its balance. In satang. */
async function playInFrame(page: Page, message: Messages): Promise<number> {
  await expect(page).toHaveURL(/\/game\//);
  const game = page.getByRole('main').frameLocator('iframe');
  await spin(page, game.getByRole('button', { name: message('spin') }));
  const shown = satangOf(await game.getByRole('banner').innerText());
  await expect(headerBalance(page)).toHaveText(baht(shown));
  return shown;
}

/** On a phone the page navigates to the game, and the site reads the balance again on return. In satang. */
async function playOnItsOwnPage(page: Page, message: Messages): Promise<number> {
  await page.waitForURL(/\/play\//);
  await spin(page, page.getByRole('button', { name: message('spin') }));
  const shown = satangOf(await page.getByRole('banner').innerText());
  await page.getByRole('link', { name: message('backToGames') }).click();
  await expect(headerBalance(page)).toHaveText(baht(shown));
  return balanceOf(page);
}

async function openWithdraw(
  page: Page,
  message: Messages,
  href: (path: string) => string,
  isPhone: boolean,
): Promise<void> {
  if (isPhone) {
    await page.goto(href('/withdraw'));
    return;
  }
  const menu = page.getByRole('navigation', { name: message('mainMenu') });
  await menu.getByRole('link', { name: message('withdraw') }).click();
}

function lockedButton(page: Page, message: Messages): Locator {
  return page.getByRole('button', { name: message('lockedFor') });
}

/** End of the lock according to the page's clock and the countdown of its button, in ms. */
async function lockDeadline(page: Page, message: Messages): Promise<number> {
  const button = lockedButton(page, message);
  await expect(button).toBeDisabled();
  const { text, now } = await button.evaluate((element) => ({
    text: element.textContent,
    now: Date.now(),
  }));
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return now + (Number(minutes) * 60 + Number(seconds)) * 1_000;
}

/**
 * Displayed seconds are rounded up and rendered late on a slow machine, and the server's time is only as precise as the
 * reply times. Two values may differ by that. A restarted lock would differ by minutes.
 */
async function expectSameDeadline(actual: number, expected: number): Promise<void> {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(15_000);
}
