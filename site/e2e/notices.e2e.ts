import type { ShippedLocale } from '@brand/domain';
import type { Page } from '@playwright/test';
import { expect, headerBalance, test } from './support/journey.ts';
import { openSession } from './support/openSession.ts';
import { messagesOf } from './support/messageTable.ts';

const HOUR = 3_600_000;

const noticeWords = messagesOf({
  announcement: ['ประกาศเวลาให้บริการ', 'Service hours'],
  account: ['แจ้งเปลี่ยนแปลงบัญชีฝาก', 'Our deposit account has changed'],
  checked: ['ตรวจสอบเลขที่บัญชีแล้ว', 'I have checked the account number'],
  promotion: ['โปรโมชั่นใหม่มาแล้ว', 'A new promotion is here'],
  pause: ['แจ้งปิดปรับปรุงระบบถอนเงิน', 'Withdrawal maintenance'],
  upgrade: ['ระดับ VIP ของคุณพร้อมอัปเดต', 'Your VIP level is ready to update'],
  next: ['ถัดไป', 'Next'],
  closeAll: ['ปิดทั้งหมด', 'Close all'],
  second: ['2 จาก {}', '2 of {}'],
});

const said = (page: Page, name: string) => page.getByRole('dialog', { name });
const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('a member sees one notice after the other, in every tab, and again after two hours', async ({
  blankMemberPage: page,
  context,
  sandbox,
  message,
  href,
  locale,
  watch,
}) => {
  const say = noticeWords(locale);
  await sandbox.pull('announce');
  await sandbox.pull('publish-notice', { type: 'promotion' });
  await sandbox.pull('publish-notice', { type: 'bank' });
  await page.goto(href('/'));

  // The bank notice comes first, alone. It is answered instead of closed.
  const account = said(page, say('account'));
  await expect(account).toBeVisible();
  await expect(account.getByRole('button', { name: message('close') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(account.getByRole('link', { name: message('contactAdmin') })).toBeVisible();
  await expect(account.getByRole('button', { name: message('logout') })).toBeVisible();
  await account.getByRole('button', { name: say('checked') }).click();

  await said(page, say('announcement'))
    .getByRole('button', { name: say('next') })
    .click();

  const promotion = said(page, say('promotion'));
  await expect(promotion).toContainText(say('second', '2'));
  const other = await context.newPage();
  await other.goto(href('/'));
  await expect(said(other, say('promotion'))).toBeVisible();
  await promotion.getByRole('button', { name: message('close') }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  // A browser does not finish the exit animation of a dialog in a hidden tab.
  await other.bringToFront();
  await expect(anyDialog(other)).toHaveCount(0);
  await other.close();

  const told = page.waitForResponse((reply) => reply.url().includes('announcement'));
  await page.reload();
  await told;
  await expect(headerBalance(page)).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  const [alert] = (await context.cookies()).filter(({ name }) => name === 'alert');
  expect(JSON.parse(decodeURIComponent(alert?.value ?? ''))).toMatchObject({ user_id: 'm_0001' });

  // By then the token has to be renewed.
  watch.expectConsole(/status of 401/);
  await sandbox.advance(2 * HOUR);
  await page.reload();
  await said(page, say('account'))
    .getByRole('button', { name: say('checked') })
    .click();
  await said(page, say('announcement'))
    .getByRole('button', { name: say('closeAll') })
    .click();
  await expect(anyDialog(page)).toHaveCount(0);
});

test('a notice that requires an upgrade triggers it when it is shown', async ({
  page,
  context,
  servers,
  href,
  locale,
}) => {
  const say = noticeWords(locale);
  await openSession(context, servers, { username: 'rich', password: 'demo1234' });
  let updates = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/update-is-upgrade')) updates += 1;
  });
  await page.goto(href('/'));
  await said(page, say('account'))
    .getByRole('button', { name: say('checked') })
    .click();
  const pause = said(page, say('pause'));
  await expect(pause).toBeVisible();
  expect(updates).toBe(0);
  await pause.locator('[data-part=close]').click();
  await expect(said(page, say('upgrade'))).toBeVisible();
  await expect.poll(() => updates).toBe(1);
});

test('hostile notices change nothing but their own content', async ({
  blankMemberPage: page,
  sandbox,
  href,
  locale,
}) => {
  const attacks = ['script', 'frames', 'phishing', 'overlay', 'clobbering', 'tracking', 'broken'];
  for (const attack of attacks) await sandbox.pull('publish-hostile-notice', { attack });
  await page.goto(href('/'));
  for (const [at] of attacks.entries()) {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(placeIn(locale, at + 1, attacks.length));
    await expect(dialog.locator('form, input, iframe, object, embed, style, script')).toHaveCount(
      0,
    );
    await expect(dialog.locator('[data-part=close]')).toBeInViewport();
    await dialog.locator('[data-part=close]').click();
  }
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(headerBalance(page)).toBeVisible();
  expect(await page.evaluate(() => 'hostileNotice' in window)).toBe(false);
  await expect(page).toHaveURL(href('/'));
});

function placeIn(locale: ShippedLocale, number: number, count: number): string {
  return locale === 'th' ? `${number} จาก ${count}` : `${number} of ${count}`;
}
