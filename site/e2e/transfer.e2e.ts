import type { Page } from '@playwright/test';
import { baht, expect, headerBalance, newestRows, pressUntil, test } from './support/journey.ts';
import { holdClock, passUntil } from './support/time.ts';
import type { Words } from './support/words.ts';

const START = 12_500_00;
const REVIEW = 2 * 60_000;

/** From the channels to the account. Its number changed lately, which is to be acknowledged first. */
async function openAccount(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('ktb') }).click();
  await page.getByRole('button', { name: words('newAccountUnderstood') }).click();
  await expect(page.getByRole('heading', { name: words('transferTo') })).toBeVisible();
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a transfer is reported, reviewed and credited, and the same slip counts once', async ({
  memberPage: page,
  sandbox,
  words,
  href,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(href('/deposit'));
  await openAccount(page, words);
  await expect(page.getByText('987-6-54321-0', { exact: true })).toBeVisible();
  await pressUntil(
    page.getByRole('button', { name: words('copyNumber'), exact: true }),
    page.getByRole('status').filter({ hasText: words('copiedNumber', '9876543210') }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9876543210');

  await press(page, words('toReport'));
  await press(page, words('reportTransfer'));
  await expect(page.getByText(words('transferRequired'))).toBeVisible();
  await expect(box(page, words('transferAmount'))).toBeFocused();
  await page.keyboard.type('5000');
  await expect(box(page, words('transferAmount'))).toHaveValue('5,000');
  await box(page, words('slipReference')).fill('0150 1509 3412 APP07841');

  // Nothing typed is lost by a reload.
  await page.reload();
  await expect(box(page, words('transferAmount'))).toHaveValue('5,000');
  await expect(box(page, words('slipReference'))).toHaveValue('0150 1509 3412 APP07841');
  await press(page, words('reportTransfer'));
  await expect(page.getByRole('heading', { name: words('transferReported') })).toBeVisible();

  // The same slip again is refused, with the way to where it stands.
  await press(page, words('anotherTransfer'));
  await press(page, words('toReport'));
  await box(page, words('transferAmount')).fill('5000');
  await box(page, words('slipReference')).fill('015015093412APP07841');
  await press(page, words('reportTransfer'));
  const refusal = page.getByRole('alert').filter({ hasText: words('transferKnown') });
  await expect(refusal.getByRole('link', { name: words('viewHistory') })).toBeVisible();
  await page.goto(href('/history'));
  const rows = await newestRows(page, words);
  await expect(rows.filter({ hasText: '+5,000.00' })).toHaveCount(1);
  await expect(rows.first()).toContainText(words('inProgress'));
  await expect(headerBalance(page)).toHaveText(baht(START));

  await sandbox.advance(REVIEW);
  await page.reload();
  await expect(rows.filter({ hasText: '+5,000.00' })).toContainText(words('success'));
  await expect(headerBalance(page)).toHaveText(baht(START + 5_000_00));
});

test('a report whose answer is cut off is asked for again and stands once', async ({
  memberPage: page,
  sandbox,
  words,
  href,
  watch,
}) => {
  watch.expectConsole(/net::ERR_FAILED/);
  await holdClock(page, sandbox);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/member/payment/transfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server has taken it; the page never hears.
    await route.fetch();
    return route.abort();
  });
  await page.goto(href('/deposit'));
  await openAccount(page, words);
  await press(page, words('toReport'));
  await box(page, words('transferAmount')).fill('702');
  await press(page, words('reportTransfer'));
  await expect(page.getByRole('heading', { name: words('transferUnsure') })).toBeVisible();

  // A page that is loaded anew still knows that it does not know.
  await page.reload();
  await expect(page.getByRole('heading', { name: words('transferUnsure') })).toBeVisible();
  await press(page, words('recheck'));
  await expect(page.getByRole('heading', { name: words('transferReported') })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  // The page at its end learns by itself how it was decided: this amount is turned down.
  await sandbox.advance(REVIEW);
  const notFound = page.getByRole('heading', { name: words('transferNotFound') });
  await passUntil(page, sandbox, 10_000, (wait) => expect(notFound).toBeVisible(wait));
  await page.getByRole('link', { name: words('viewHistory') }).click();
  const rows = await newestRows(page, words);
  await expect(rows.filter({ hasText: '702.00' })).toHaveCount(1);
});
