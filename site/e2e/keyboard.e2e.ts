import type { Locator, Page } from '@playwright/test';
import { channelButton, expect, test, goOn } from './support/journey.ts';
import { DESKTOP } from './support/screens.ts';

test.use(DESKTOP);

/** More tab stops than any page has before its content. */
const MOST_STOPS = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached by Tab.');
}

/** The focus is in the new view, not at the start of the page. */
async function expectFocusInMain(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
}

test('a deposit and a withdrawal work completely with the keyboard', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
}) => {
  await page.goto(href('/deposit'));
  await tabTo(page, channelButton(page));
  await page.keyboard.press('Enter');
  const deposit = page.getByRole('textbox', { name: message('depositAmount') });
  await expect(deposit).toBeVisible();
  await expectFocusInMain(page);
  await tabTo(page, deposit);
  await page.keyboard.type('504');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
  await expectFocusInMain(page);
  await tabTo(page, page.getByRole('button', { name: message('cancelDeposit') }));
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
  await expectFocusInMain(page);

  await goOn(page, href('/withdraw'), 2);
  const amount = page.getByRole('textbox', { name: message('withdrawAmount') });
  await tabTo(page, amount);
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: message('review') })).toBeVisible();
  await expectFocusInMain(page);
  await tabTo(page, page.getByRole('button', { name: message('confirmWithdraw') }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  await expectFocusInMain(page);
  await tabTo(page, page.getByRole('button', { name: message('backToWithdraw') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('lockedFor')).first()).toBeVisible();
});
