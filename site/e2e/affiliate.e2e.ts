import { readFile } from 'node:fs/promises';
import { bangkokDay, bangkokMonthStart } from '@brand/domain';
import type { Locator, Page } from '@playwright/test';
import { expect, headerBalance, satangOf, test } from './support/journey.ts';
import { openSession } from './support/openSession.ts';
import type { Sandbox } from './support/sandbox.ts';
import { followSandbox, holdClock, pass } from './support/time.ts';
import { withOperator } from './support/withOperator.ts';
import { messagesOf } from './support/messageTable.ts';

/** Texts only of the affiliate pages, `[Thai, English]`. */
const WORDS = messagesOf({
  copy: ['คัดลอกลิงก์', 'Copy link'],
  save: ['บันทึก QR', 'Save QR'],
  daily: ['อัปเดตทุกวัน เวลา 11:00 น.', 'Updated daily at 11:00'],
  closed: ['ยังไม่ถึงวันที่เปิดให้ถอน', 'Withdrawals are not open yet'],
  days: ['เปิดให้ถอนวันที่ 1 ถึง 5 ของทุกเดือน', 'Open on days 1 to 5 of each month'],
  amount: ['จำนวนเงินที่ต้องการถอน', 'Amount to withdraw'],
  withdraw: ['ถอนรายได้', 'Withdraw income'],
  confirm: ['ยืนยันการถอนรายได้', 'Confirm withdrawal'],
  done: ['ถอนรายได้สำเร็จ', 'Income withdrawn'],
  today: ['วันนี้ถอนรายได้ไปแล้ว', 'You have already withdrawn income today'],
  history: ['ดูประวัติรายได้', 'See income history'],
  search: ['ค้นหาสมาชิก', 'Search members'],
  sort: ['เรียงตาม', 'Sort by'],
  none: ['ไม่พบสมาชิกชื่อ “{}”', 'No member matches “{}”'],
  all: ['แสดงทั้งหมด', 'Show all'],
  noPage: ['ไม่พบหน้านี้', 'This page does not exist'],
  tooLong: ['เลือกได้ไม่เกิน 92 วัน', 'Choose 92 days at most'],
  week: ['7 วัน', '7 days'],
  csv: ['ดาวน์โหลด CSV', 'Download CSV'],
  steps: ['แนะนำเพื่อน รับรายได้', 'Refer friends, earn income'],
  noFriends: ['ยังไม่มีสมาชิก', 'No members yet'],
  toShare: ['แชร์ลิงก์ของคุณ', 'Share your link'],
  affiliate: ['แนะนำเพื่อน', 'Affiliate'],
});

const AFF = { username: 'aff', password: 'demo1234' };
const MEMBER = 'm_0010';
const DAY = 24 * 3_600_000;
const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/** Moves sandbox and browser to noon of the last day of the coming month. Call it before the first page. */
async function startAtMonthsEnd(page: Page, sandbox: Sandbox): Promise<number> {
  const now = sandbox.now();
  const first = bangkokMonthStart(bangkokDay(now), 2);
  const noon = first - DAY / 2;
  await sandbox.advance(noon - now);
  await holdClock(page, sandbox, noon);
  return first;
}

const panel = (page: Page) => page.locator('[data-component=affiliate-withdraw-panel]');
const bodyRows = (page: Page): Locator => page.getByRole('main').locator('tbody [data-part=row]');

test('income is locked until its days, opens automatically at midnight, is withdrawn once, and appears in wallet and history', async ({
  page,
  context,
  servers,
  sandbox,
  locale,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  const say = WORDS(locale);
  const first = await startAtMonthsEnd(page, sandbox);
  await openSession(context, servers, AFF);
  await sandbox.pull('affiliate-balance', { member: MEMBER, amount: '5000' });
  await page.goto(href('/affiliate'));
  const form = panel(page);
  await expect(form).toContainText(say('closed'));
  await expect(form).toContainText(say('days'));
  await expect(form.locator('[data-part=opens]')).toContainText(/1[12]:[0-5]\d:[0-5]\d/);
  await expect(page.getByRole('main')).toContainText(say('daily'));
  const amount = form.getByRole('textbox', { name: say('amount') });
  await expect(amount).toHaveCount(0);
  const link = page.getByText(`${servers.site}/aff/662E41`);
  await expect(link).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('save') }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('qr.png');

  await pass(page, sandbox, first - (await page.evaluate(() => Date.now())) + 1_000);
  await expect(amount).toBeVisible();
  await amount.fill('1500.50');
  await form.getByRole('button', { name: say('withdraw'), exact: true }).click();
  const before = satangOf(await headerBalance(page).innerText());
  const sends: string[] = [];
  // After the night the token may have expired: a refused request is sent again with its key.
  page.on('response', (response) => {
    const request = response.request();
    const isSent = request.url().endsWith('/api/aff/withdraw') && request.method() === 'POST';
    if (isSent && response.status() !== 401) sends.push(request.url());
  });
  await form.getByRole('button', { name: say('confirm') }).evaluate((button: HTMLElement) => {
    for (let times = 0; times < 100; times += 1) button.click();
  });
  await expect(form.getByRole('heading', { name: say('done') })).toBeVisible();
  await expect(form).toContainText('3,499.50');
  await expect
    .poll(async () => satangOf(await headerBalance(page).innerText()))
    .toBe(before + 150_050);
  expect(sends).toHaveLength(1);

  const second = await context.newPage();
  await second.goto(href('/affiliate'));
  await expect(panel(second)).toContainText(say('today'));
  await second.close();

  await form.getByRole('link', { name: say('history') }).click();
  await expect(page).toHaveURL(/\/affiliate\/history\?type=withdraw$/);
  await expect(bodyRows(page).first()).toContainText('-1,500.50');
});

test('members, transactions and reports are found by their address, and a report can be downloaded', async ({
  page,
  context,
  servers,
  locale,
  href,
}) => {
  const say = WORDS(locale);
  await openSession(context, servers, AFF);

  await test.step('search, order and page', async () => {
    await page.goto(href('/affiliate/member?sort=commission&page=2'));
    await expect(bodyRows(page).first()).toBeVisible();
    await page.getByRole('searchbox', { name: say('search') }).fill('kri');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/affiliate\/member\?sort=commission&search=kri$/);
    await expect(bodyRows(page)).toHaveCount(1);
    await page.reload();
    await expect(bodyRows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: say('search') }).fill('nobody');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('none', 'nobody') })).toBeVisible();
    await page.getByRole('link', { name: say('all') }).click();
    await page.getByRole('combobox', { name: say('sort') }).selectOption('turnover');
    await expect(page).toHaveURL(/\/affiliate\/member\?sort=turnover$/);
    await page.goto(href('/affiliate/member?page=99'));
    await expect(page.getByRole('heading', { name: say('noPage') })).toBeVisible();
  });

  await test.step('an invalid range of days is reported, and others can be chosen', async () => {
    await page.goto(href('/affiliate/reportDaily?from=2020-01-01'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(say('tooLong'));
    await page.getByRole('button', { name: say('week'), exact: true }).click();
    await expect(page).toHaveURL(/\?from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(bodyRows(page)).toHaveCount(7);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('csv') }).click(),
    ]);
    const text = await readFile((await file.path()) ?? '', 'utf8');
    expect(text.startsWith('\uFEFF"')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(9);
    await bodyRows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/affiliate\/reportDetail\/20\d\d-\d\d-\d\d$/);
    await expect(bodyRows(page).first()).toBeVisible();
  });

  await test.step('a tablet shows cards for many columns, and rows for fewer', async () => {
    await page.setViewportSize({ width: 790, height: 1000 });
    await page.goto(href('/affiliate/reportDaily'));
    await expect(bodyRows(page).first()).toHaveCSS('display', 'grid');
    await page.goto(href('/affiliate/history'));
    await expect(bodyRows(page).first()).toHaveCSS('display', 'table-row');
  });
});

test('a member without referrals sees how to start; a link is counted once a day, and an unknown link is ignored', async ({
  blankMemberPage: page,
  context,
  servers,
  sandbox,
  locale,
  href,
}) => {
  const say = WORDS(locale);
  await page.goto(href('/affiliate'));
  await expect(page.getByRole('heading', { name: say('steps') })).toBeVisible();
  const link = await page.locator('[data-component=share-link-panel] [data-part=link]').innerText();
  await page.goto(href('/affiliate/member'));
  await expect(page.getByRole('heading', { name: say('noFriends') })).toBeVisible();
  await page.getByRole('link', { name: say('toShare') }).click();
  await expect(page).toHaveURL(new RegExp(`${href('/affiliate')}#link$`));

  const friend = await context.browser()!.newContext({ serviceWorkers: 'block' });
  await followSandbox(friend, sandbox);
  const visit = await friend.newPage();
  const code = link.split('/').at(-1)!;
  for (const path of [
    `/aff/${code}`,
    `/registerAff/${code.toLowerCase()}`,
    '/aff/nobody',
    '/aff',
  ]) {
    const counted =
      path.includes('nobody') || path === '/aff' ? null : visit.waitForResponse(/aff\/visit/);
    await visit.goto(servers.site + href(path));
    await counted;
    await expect(visit.getByRole('main').getByRole('textbox').first()).toBeVisible();
  }
  await friend.close();
  await page.goto(href('/affiliate'));
  const visits = page
    .getByRole('main')
    .locator('[data-component=fact-list] [data-part=fact]')
    .last();
  await expect(visits).toContainText(locale === 'th' ? '1 คน' : '1 person');
});

test('an operator without the programme shows no trace of it', async ({
  blankMemberPage: page,
  servers,
  locale,
  href,
  watch,
}) => {
  watch.expectConsole(/404 \(Not Found\)/);
  const name = WORDS(locale)('affiliate');
  await withOperator(
    servers,
    (operator) => {
      operator.hideaff = true;
    },
    async () => {
      await expect(async () => {
        const answer = await page.goto(href('/affiliate'));
        expect(answer?.status()).toBe(404);
      }).toPass();
      for (const path of ['', '/member', '/history', '/reportDaily', '/reportDetail/2026-01-15']) {
        await page.goto(href(`/affiliate${path}`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.title()).not.toContain(name);
      }
      for (const path of [
        '/',
        '/menu',
        '/help',
        '/promotion',
        '/bonus',
        '/event',
        '/vip',
        '/profile',
      ]) {
        await page.goto(href(path));
        await expect(headerBalance(page).or(page.getByRole('main')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('a[href*="/affiliate"]'), path).toHaveCount(0);
        await expect(page.getByRole('link', { name, exact: true }), path).toHaveCount(0);
      }
    },
  );
});
