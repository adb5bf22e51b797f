import type { Page, Request } from '@playwright/test';
import {
  baht,
  expect,
  headerBalance,
  logIn,
  reviewWithdrawal,
  test,
  todaysRows,
} from './support/journey.ts';
import { pass, passUntil, startAtNoon } from './support/time.ts';
import { messagesOf } from './support/messageTable.ts';
import type { Messages } from './support/messages.ts';
import type { Sandbox } from './support/sandbox.ts';

/** Texts only of the withdrawal, `[Thai, English]`. */
const WORDS = messagesOf({
  bothUsedUp: [
    'ถอนครบวงเงินและจำนวนครั้งของวันนี้แล้ว',
    'You have reached today’s limits for the amount and number of withdrawals',
  ],
  bar: ['กำลังถอน 500 บาท', 'Withdrawing 500 baht'],
  cancel: ['ยกเลิกรายการถอนนี้', 'Cancel this withdrawal'],
  cancelRequest: ['ยกเลิกคำขอนี้', 'Cancel this request'],
  cancellable: ['ยกเลิกได้จนกว่าจะส่งให้ธนาคาร', 'You can cancel it until it is sent to the bank.'],
  cancelled: ['ยกเลิกแล้ว คืนเงินเข้ากระเป๋าแล้ว', 'Cancelled, the money is in your wallet'],
  checked: ['ตรวจสอบแล้ว', 'Checked'],
  confirm: ['ยกเลิกการถอน', 'Cancel the withdrawal'],
  notMade: ['ไม่มีการถอน 1,000 บาท', '1,000 baht was not withdrawn'],
  requested: ['แจ้งถอนแล้ว', 'Requested'],
  withdrawal: ['-500.00', '-500.00'],
  tooLow: ['ยอดเงินยังไม่ถึงขั้นต่ำ', 'Your balance is below the minimum'],
});

const DEMO = 'm_0001';
const FAILED_REQUEST = /Failed to load resource|net::ERR_FAILED/;

/** Logs in at noon, so that no test crosses midnight. */
async function openAtNoon(
  page: Page,
  sandbox: Sandbox,
  { message, href }: { message: Messages; href: (path: string) => string },
): Promise<void> {
  await startAtNoon(page, sandbox);
  await page.goto(href('/login'));
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
}

test('an obstacle is shown with its solution before anything is typed, and disappears automatically', async ({
  page,
  sandbox,
  message,
  href,
  locale,
}) => {
  const say = WORDS(locale);
  await openAtNoon(page, sandbox, { message, href });
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: message('withdrawAmount') });

  await test.step('the daily limits: admin helps, and they reset', async () => {
    await sandbox.pull('withdraw-daily', { member: DEMO, limit: 'both' });
    await page.goto(href('/withdraw'));
    await expect(main).toContainText(say('bothUsedUp'));
    await expect(field).toHaveCount(0);
    await expect(main.getByRole('link', { name: message('contactAdmin') })).toBeVisible();
    await sandbox.pull('withdraw-daily', { member: DEMO, limit: 'none' });
    await passUntil(page, sandbox, 31_000, (wait) => expect(field).toBeVisible(wait));
  });

  await test.step('a lock that the server lifts', async () => {
    await sandbox.pull('withdraw-lock', { member: DEMO, lock: 'on' });
    await page.reload();
    const locked = main.getByRole('button', { name: message('lockedFor') });
    await expect(locked).toBeDisabled();
    await pass(page, sandbox, 10_000);
    await sandbox.pull('withdraw-lock', { member: DEMO, lock: 'off' });
    const open = main.getByRole('button', { name: message('withdraw'), exact: true });
    await passUntil(page, sandbox, 31_000, (wait) => expect(open).toBeEnabled(wait));
  });

  await test.step('a balance below the minimum: a deposit helps', async () => {
    await sandbox.pull('balance-set', { member: DEMO, balance: '120.50' });
    await page.reload();
    await expect(main).toContainText(say('tooLow'));
    await main.getByRole('link', { name: message('deposit') }).click();
    await expect(page).toHaveURL(/deposit/);
  });
});

test('a withdrawal that never arrived stays unknown in every tab, and the same request can be sent again once', async ({
  page,
  servers,
  sandbox,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await openAtNoon(page, sandbox, { message, href });
  await page.goto(href('/withdraw'));
  const send = `${servers.sandbox}/api/v1/member/withdraw`;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url() === send && request.method() === 'POST')
      keys.push(request.headers()['idempotency-key']);
  });
  await page.route(send, (route) => route.abort());
  await reviewWithdrawal(page, message, '1000');
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  const checking = (tab: Page) => tab.getByRole('heading', { name: message('payoutUnknown') });
  await expect(checking(page)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(checking(second)).toBeVisible();
  await expect(second.getByRole('textbox', { name: message('withdrawAmount') })).toHaveCount(0);
  await second.close();

  await pass(page, sandbox, 31_000);
  await expect(checking(page)).toBeVisible();
  await expect(headerBalance(page)).toHaveText(baht(12_500_00));

  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: message('resend') }).click();
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.getByRole('link', { name: message('viewHistory') }).click();
  const rows = await todaysRows(page, message);
  await expect(rows.filter({ hasText: '-1,000.00' })).toHaveCount(1);
  await expect(headerBalance(page)).toHaveText(baht(11_500_00));
});

test('a withdrawal shows its steps on the result, on home and in the history, and can be cancelled', async ({
  page,
  sandbox,
  message,
  href,
  locale,
}) => {
  const say = WORDS(locale);
  await openAtNoon(page, sandbox, { message, href });
  await page.goto(href('/withdraw'));
  await reviewWithdrawal(page, message, '500');
  await expect(page.getByText(say('cancellable'))).toBeVisible();
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  const step = (name: Parameters<typeof say>[0]) =>
    page.locator('[data-part=step]').filter({ hasText: say(name) });
  await expect(step('requested').getByRole('time')).toBeVisible();
  await passUntil(page, sandbox, 25_000, (wait) =>
    expect(step('checked').getByRole('time')).toBeVisible(wait),
  );

  await page.goto(href('/'));
  await page.getByRole('link', { name: say('bar') }).click();
  await page
    .getByRole('button', { name: say('withdrawal') })
    .first()
    .click();
  await page.getByRole('button', { name: say('cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('confirm') })
    .click();
  await expect(step('cancelled').getByRole('time')).toBeVisible();
  await expect(headerBalance(page)).toHaveText(baht(12_500_00));
  await page.goto(href('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: say('bar') })).toHaveCount(0);
});

test('a withdrawal request that has not arrived is cancelled by its key, and is refused when it arrives', async ({
  page,
  servers,
  sandbox,
  message,
  href,
  locale,
  watch,
}) => {
  const say = WORDS(locale);
  watch.expectConsole(FAILED_REQUEST);
  await openAtNoon(page, sandbox, { message, href });
  await page.goto(href('/withdraw'));
  const send = `${servers.sandbox}/api/v1/member/withdraw`;
  let lost: Request | undefined;
  await page.route(send, (route) => {
    lost = route.request();
    return route.abort();
  });
  await reviewWithdrawal(page, message, '1000');
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  await page.getByRole('button', { name: say('cancelRequest') }).click();
  await expect(page.getByText(say('notMade'))).toBeVisible();
  const late = await page.request.post(send, {
    headers: (await lost?.allHeaders()) ?? {},
    data: lost?.postDataJSON() as unknown,
  });
  expect([late.status(), await late.json()]).toMatchObject([409, { code: 4091 }]);
  await expect(headerBalance(page)).toHaveText(baht(12_500_00));
});
