import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { holdClock, pass, passUntil } from './support/time.ts';
import { messagesOf } from './support/messageTable.ts';

const messagesIn = messagesOf({
  typed: [
    'ระบบปิดปรับปรุงอยู่ สิ่งที่ทำค้างไว้ยังอยู่ครบ',
    'The site is under maintenance. Your entries are kept',
  ],
  until: ['คาดว่าเปิดเวลา', 'Expected to open at'],
  update: ['เว็บไซต์มีเวอร์ชันใหม่แล้ว', 'A new version of the site is ready.'],
  reload: ['โหลดใหม่', 'Reload'],
});

/** One polling interval, for the sandbox and the page. */
const ROUND = 23_000;

const bar = (page: Page) => page.locator('[data-component=notice-bar] [data-part=text]');

test('maintenance replaces the page when nothing can be lost, and restores it', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  locale,
  watch,
}) => {
  watch.expectConsole(/status of 503|maintenance \(HTTP 503/);
  const say = messagesIn(locale);
  await holdClock(page, sandbox);
  await page.goto(href('/'));
  await page.goto(href('/list/slot?sort=az'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await sandbox.pull('maintenance-on', { text: 'พบกันใหม่เร็ว ๆ นี้', minutes: '45' });
  await passUntil(page, sandbox, ROUND, (wait) =>
    expect(page).toHaveURL(href('/maintenance'), wait),
  );
  await expect(page.getByRole('heading', { name: message('inMaintenance') })).toBeVisible();
  await expect(page.getByText('พบกันใหม่เร็ว ๆ นี้')).toBeVisible();
  await expect(page.getByText(say('until'))).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: message('recheck') }).click();
  await expect(page.getByText(message('stillInMaintenance'))).toBeVisible();
  // A captive portal is not a reply of the service.
  const check = new RegExp(`^http://127\\.0\\.0\\.1:\\d+/$`);
  await page.route(check, (route) =>
    route.fulfill({ body: '<html>Log in to the Wi-Fi</html>', contentType: 'text/html' }),
  );
  await pass(page, sandbox, ROUND);
  await expect(page).toHaveURL(href('/maintenance'));
  await page.unroute(check);
  // Back does not trap: it goes to the page before the one that was left.
  await page.goBack();
  await expect(page).toHaveURL(href('/maintenance'));
  await sandbox.pull('maintenance-off');
  await passUntil(page, sandbox, ROUND, (wait) => expect(page).toHaveURL(href('/'), wait));
  await expect(page.getByRole('article').first()).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'maintenance')).toEqual([]);
});

test('a typed amount is kept during maintenance, and the page is replaced once it is cleared', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  locale,
  watch,
}) => {
  watch.expectConsole(/status of 503|maintenance \(HTTP 503/);
  const say = messagesIn(locale);
  await holdClock(page, sandbox);
  await page.goto(href('/withdraw'));
  const amount = page.getByRole('textbox', { name: message('withdrawAmount') });
  await amount.fill('500');
  await sandbox.pull('maintenance-on', { text: '', minutes: '' });
  await passUntil(page, sandbox, ROUND, (wait) =>
    expect(bar(page)).toContainText(say('typed'), wait),
  );
  await expect(amount).toHaveValue('500');
  await pass(page, sandbox, ROUND);
  await expect(amount).toHaveValue('500');
  await amount.fill('');
  await expect(page).toHaveURL(href('/maintenance'));
  await sandbox.pull('maintenance-off');
  await passUntil(page, sandbox, ROUND, (wait) => expect(page).toHaveURL(href('/withdraw'), wait));
  await expect(amount).toBeVisible();
});

test('a new build is offered once, but not while an amount is typed', async ({
  memberPage: page,
  sandbox,
  message,
  href,
  locale,
}) => {
  const say = messagesIn(locale);
  await holdClock(page, sandbox);
  await page.goto(href('/withdraw'));
  const amount = page.getByRole('textbox', { name: message('withdrawAmount') });
  await amount.fill('500');
  await sandbox.pull('client-build', { build: '2026.01.15-2' });
  await pass(page, sandbox, 340_000);
  await expect(amount).toHaveValue('500');
  await expect(bar(page)).toHaveCount(0);
  await amount.fill('');
  await expect(bar(page)).toHaveText(say('update'));
  await page.getByRole('button', { name: say('reload') }).click();
  await expect(amount).toBeVisible();
  await pass(page, sandbox, 340_000);
  await expect(bar(page)).toHaveCount(0);
});

test('an invalid address is answered with the page of an unknown one', async ({
  page,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  const reply = await page.goto(href('/%00'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: message('pageNotFound') })).toBeVisible();
});
