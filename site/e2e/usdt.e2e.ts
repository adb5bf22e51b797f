import type { Locator, Page } from '@playwright/test';
import { expect, test as journey, goOn, pressUntil } from './support/journey.ts';
import { messagesOf, type MessagesOf } from './support/messageTable.ts';

const TABLE = {
  only: ['โอนผ่านเครือข่าย {} เท่านั้น', 'Send over {} only'],
  qr: ['QR ของที่อยู่กระเป๋า {}', 'QR code of the {} wallet address'],
  copy: ['คัดลอกที่อยู่', 'Copy address'],
  copied: ['คัดลอกแล้ว', 'Copied'],
  send: ['จำนวนที่โอน', 'You send'],
  receive: ['จำนวนเงินที่ได้รับ', 'You receive'],
  guide: ['วิธีโอน', 'How to send'],
  guideTitle: ['วิธีโอน USDT', 'How to send USDT'],
  next: ['ขั้นตอนถัดไป', 'Next step'],
  failed: ['โหลดรูปไม่ได้ ขั้นตอนที่ {}', 'Cannot load the image, step {}'],
  step1: ['เปิดกระเป๋าคริปโต', 'Open your crypto wallet'],
  report: ['โอนแล้ว แจ้งโอนเงิน', 'Report my transfer'],
  reportedUsdt: ['จำนวน USDT ที่โอน', 'USDT transferred'],
  hash: ['รหัสธุรกรรม TxID', 'Transaction hash, TxID'],
  submit: ['แจ้งโอนเงิน', 'Report transfer'],
  reported: ['แจ้งโอนแล้ว', 'Transfer reported'],
} as const;

const test = journey.extend<{ usdtWords: MessagesOf<typeof TABLE>; usdtPage: Page }>({
  usdtWords: async ({ locale }, provide) => provide(messagesOf(TABLE)(locale)),
  usdtPage: async ({ memberPage, href, isPhone }, provide) => {
    const flags = 'tab=deposit-usdt-tab&arr=1';
    await memberPage.goto(href(isPhone ? `/deposit?${flags}` : `/?sideDeposit=true&${flags}`));
    await provide(memberPage);
  },
});

const TRON = 'THZRKW6keuj94ez2tpAShaehGr7Fc9ZxzM';

test('USDT deposit: network, address, conversion, report, and the pending row of the history', async ({
  usdtPage: page,
  usdtWords: message,
  message: common,
  href,
  isPhone,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText(message('only', 'TRC20'))).toBeVisible();
  const code = page.getByRole('img', { name: message('qr', 'TRC20') });
  await expect(code).toBeVisible();
  // Without scrolling: a phone shows the copy buttons, other devices the QR for a phone.
  const first = isPhone ? page.getByRole('button', { name: message('copy') }) : code;
  await expect(first).toBeInViewport({ ratio: 1 });
  await pressUntil(
    page.getByRole('button', { name: message('copy') }),
    page.getByRole('button', { name: message('copied') }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TRON);

  const [send, receive] = [
    page.getByRole('textbox', { name: message('send') }),
    page.getByRole('textbox', { name: message('receive') }),
  ];
  await receive.pressSequentially('๖๙๐');
  await expect(send).toHaveValue('20');
  await page.getByRole('radio', { name: /ERC20/ }).check({ force: true });
  await expect(page.getByText(message('only', 'ERC20'))).toBeVisible();
  await expect(receive).toHaveValue('690');
  await expect(send).toHaveValue('20.131292');
  await page.getByRole('radio', { name: /TRC20/ }).check({ force: true });
  await send.fill('21');
  await expect(receive).toHaveValue('724.50');

  // Typed text survives leaving the page.
  await page.reload();
  await expect(send).toHaveValue('21');
  const reportedUsdt = page.getByRole('textbox', { name: message('reportedUsdt') });
  await pressUntil(page.getByRole('button', { name: message('report') }), reportedUsdt);
  await expect(reportedUsdt).toHaveValue('21');
  await page.getByRole('textbox', { name: message('hash') }).fill('9f2c4be17a60d3854e1b');
  await page.getByRole('button', { name: message('submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: message('reported') })).toBeVisible();

  await goOn(page, href('/history'), 2);
  const row = page.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: '724.50' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(common('inProgress'));
});

test('the guide works by keyboard, by buttons and by swipe, with a text for an unavailable image', async ({
  usdtPage: page,
  usdtWords: message,
  message: common,
  locale,
  isPhone,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/);
  await page.route(`**/usdt-guide/step-3.${locale}.svg`, (route) => route.fulfill({ status: 503 }));
  const opener = page.getByRole('button', { name: message('guide'), exact: true });
  await opener.click();
  const guide = page.getByRole('dialog', { name: message('guideTitle') });
  const counter = guide.locator('[data-part=counter]');
  await expect(guide.getByRole('img', { name: message('step1') })).toBeVisible();
  await expect(guide.locator('[data-part=slide]:not([inert])')).toHaveAttribute(
    'data-state',
    'ready',
  );

  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('1 / 6');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('2 / 6');
  await guide.getByRole('button', { name: message('next') }).click();
  await expect(counter).toHaveText('3 / 6');
  await expect(guide.getByText(message('failed', '3'))).toBeVisible();
  await page.unroute(`**/usdt-guide/step-3.${locale}.svg`);
  await guide.getByRole('button', { name: common('retry') }).click();
  await expect(guide.locator('[data-part=slide]:not([inert])')).toHaveAttribute(
    'data-state',
    'ready',
  );

  // Below the swipe threshold it springs back, above it it moves.
  const threshold = isPhone ? 30 : 50;
  const images = guide.locator('[data-part=images]');
  await drag(images, 1 - threshold, isPhone);
  await expect(counter).toHaveText('3 / 6');
  await drag(images, -threshold, isPhone);
  await expect(counter).toHaveText('4 / 6');
  await drag(images, threshold, isPhone);
  await expect(counter).toHaveText('3 / 6');

  for (const step of [4, 5, 6]) {
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`${step} / 6`);
  }
  await expect(guide.getByRole('button', { name: message('next') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Drags the middle of an element sideways: with a finger on a phone, otherwise with the mouse. */
async function drag(element: Locator, distance: number, byFinger: boolean): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const page = element.page();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const places = [x, x + Math.round(distance / 2), x + distance];
  if (!byFinger) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const place of places) await page.mouse.move(place, y);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  for (const place of places.slice(1)) await send('touchMove', [{ x: place, y }]);
  await send('touchEnd', []);
  await session.detach();
}
