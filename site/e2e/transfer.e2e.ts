import type { Page } from '@playwright/test';
import { baht, expect, headerBalance, newestRows, pressUntil, test } from './support/journey.ts';
import { holdClock, passUntil } from './support/time.ts';
import type { Messages } from './support/messages.ts';

const START = 12_500_00;
const REVIEW = 2 * 60_000;

/** From the channels to the account. Its number has changed recently, which must be confirmed first. */
async function openAccount(page: Page, message: Messages): Promise<void> {
  await page.getByRole('button', { name: message('ktb') }).click();
  await page.getByRole('button', { name: message('newAccountUnderstood') }).click();
  await expect(page.getByRole('heading', { name: message('transferTo') })).toBeVisible();
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a transfer is reported, reviewed and credited, and the same slip counts once', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(href('/deposit'));
  await openAccount(page, message);
  await expect(page.getByText('987-6-54321-0', { exact: true })).toBeVisible();
  await pressUntil(
    page.getByRole('button', { name: message('copyNumber'), exact: true }),
    page.getByRole('status').filter({ hasText: message('copiedNumber', '9876543210') }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9876543210');

  await press(page, message('toReport'));
  await press(page, message('reportTransfer'));
  await expect(page.getByText(message('transferRequired'))).toBeVisible();
  await expect(box(page, message('transferAmount'))).toBeFocused();
  await page.keyboard.type('5000');
  await expect(box(page, message('transferAmount'))).toHaveValue('5,000');
  await box(page, message('slipReference')).fill('0150 1509 3412 APP07841');

  // A reload loses no typed text.
  await page.reload();
  await expect(box(page, message('transferAmount'))).toHaveValue('5,000');
  await expect(box(page, message('slipReference'))).toHaveValue('0150 1509 3412 APP07841');
  await press(page, message('reportTransfer'));
  await expect(page.getByRole('heading', { name: message('transferReported') })).toBeVisible();

  // The same slip is refused a second time, with a link to the history.
  await press(page, message('anotherTransfer'));
  await press(page, message('toReport'));
  await box(page, message('transferAmount')).fill('5000');
  await box(page, message('slipReference')).fill('015015093412APP07841');
  await press(page, message('reportTransfer'));
  const refusal = page.getByRole('alert').filter({ hasText: message('transferKnown') });
  await expect(refusal.getByRole('link', { name: message('viewHistory') })).toBeVisible();
  await page.goto(href('/history'));
  const rows = await newestRows(page, message);
  await expect(rows.filter({ hasText: '+5,000.00' })).toHaveCount(1);
  await expect(rows.first()).toContainText(message('inProgress'));
  await expect(headerBalance(page)).toHaveText(baht(START));

  await sandbox.advance(REVIEW);
  await page.reload();
  await expect(rows.filter({ hasText: '+5,000.00' })).toContainText(message('success'));
  await expect(headerBalance(page)).toHaveText(baht(START + 5_000_00));
});

test('a report whose reply is cut off is sent again and counts once', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(/net::ERR_FAILED/);
  await holdClock(page, sandbox);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/member/payment/transfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server has accepted it, but the page gets no reply.
    await route.fetch();
    return route.abort();
  });
  // Nor does it learn by the key what became of it.
  const byKey = '**/api/v1/member/payment/transfer/*';
  await page.route(byKey, (route) => route.abort());
  await page.goto(href('/deposit'));
  await openAccount(page, message);
  await press(page, message('toReport'));
  await box(page, message('transferAmount')).fill('702');
  await press(page, message('reportTransfer'));
  await expect(page.getByRole('heading', { name: message('transferUnknown') })).toBeVisible();

  // A reloaded page still shows that the result is unknown.
  await page.reload();
  await expect(page.getByRole('heading', { name: message('transferUnknown') })).toBeVisible();
  await page.unroute(byKey);
  // It has arrived: sent again under its key, its first reply comes back.
  const reported = page.getByRole('heading', { name: message('transferReported') });
  await passUntil(page, sandbox, 5_000, (wait) => expect(reported).toBeVisible(wait));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);

  // The final page receives the decision automatically: this amount is rejected.
  await sandbox.advance(REVIEW);
  const notFound = page.getByRole('heading', { name: message('transferNotFound') });
  await passUntil(page, sandbox, 10_000, (wait) => expect(notFound).toBeVisible(wait));
  await page.getByRole('link', { name: message('viewHistory') }).click();
  const rows = await newestRows(page, message);
  await expect(rows.filter({ hasText: '702.00' })).toHaveCount(1);
});
