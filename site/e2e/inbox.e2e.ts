import { expect, test } from './support/journey.ts';

/** Texts of the inbox, in both languages. */
const WORDS = {
  notices: /^(?:การแจ้งเตือน|Notifications)/,
  readAll: /^(?:ทำเป็นอ่านแล้วทั้งหมด|Mark all as read)$/,
  unread: /^(?:ยังไม่อ่าน \d+ รายการ|\d+ unread)$/,
  allRead: /^(?:อ่านครบทุกรายการแล้ว|All read)$/,
  all: /^(?:การแจ้งเตือนทั้งหมด|All notifications)$/,
  more: /^(?:โหลดเพิ่ม|Load more)$/,
  failed:
    /^(?:ทำเครื่องหมายว่าอ่านแล้วไม่สำเร็จ กรุณาลองใหม่|Could not be marked as read\. Please try again\.)$/,
  gone: /^(?:ไม่พบการแจ้งเตือนนี้|This notification was not found)$/,
  empty: /^(?:ยังไม่มีการแจ้งเตือน|No notifications yet)$/,
  newTab: /เปิดในแท็บใหม่|Opens in a new tab/,
};
const SILENT = { audience: 'all', alert: 'no' };

test('past notices can be read again, and Back closes one', async ({
  memberPage: page,
  sandbox,
  href,
  isPhone,
}) => {
  await sandbox.pull('publish-notice', {
    ...SILENT,
    type: 'game',
    title: 'เกมใหม่ A-1',
    content: '<p>ลองเล่นได้ที่ <a href="/list/slot">หน้านี้</a></p><script>window.x=1</script>',
  });
  // Entry points: the menu on a phone, otherwise the bell, both with the count.
  if (isPhone) {
    await page.goto(href('/menu'));
    await page.getByRole('main').getByRole('link', { name: WORDS.notices }).click();
  } else {
    await page.reload();
    const bell = page.getByRole('banner').getByRole('link', { name: WORDS.notices });
    await expect(bell).toHaveAccessibleName(/\d/);
    await bell.click();
  }
  await expect(page).toHaveURL(href('/notices'));
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({ hasText: WORDS.unread });
  const before = Number(/\d+/.exec(await count.innerText())?.[0]);
  const row = main.getByRole('listitem').filter({ hasText: 'เกมใหม่ A-1' });
  await expect(row).toHaveAttribute('data-state', 'unread');
  await row.getByRole('link').click();

  const article = main.getByRole('article', { name: 'เกมใหม่ A-1' });
  await expect(article).toBeFocused();
  await expect(page).toHaveURL(/\/notices\?notice=/);
  const link = article.getByRole('link', { name: WORDS.newTab });
  await expect(link).toHaveAttribute('href', href('/list/slot'));
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const address = page.url();

  await page.goBack();
  await expect(row).toHaveAttribute('data-state', 'read');
  await expect(row.getByRole('link')).toBeFocused();
  if (before > 1) await expect(count).toContainText(String(before - 1));

  // A saved address opens it directly. From there the list is the parent page, not one step back.
  await page.goto(address);
  await expect(article).toBeVisible();
  await main.getByRole('link', { name: WORDS.all }).click();
  await expect(page).toHaveURL(href('/notices'));
  await expect(row).toHaveAttribute('data-state', 'read');
});

test('marking all as read is reverted when it fails, and kept when it succeeds', async ({
  blankMemberPage: page,
  sandbox,
  watch,
  href,
}) => {
  await sandbox.pull('publish-notice', { ...SILENT, type: 'maintenance', title: 'ปิดปรับปรุง B-2' });
  await page.goto(href('/notices'));
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: 'ปิดปรับปรุง B-2' });
  await expect(row).toHaveAttribute('data-state', 'unread');
  watch.expectConsole(/Failed to load resource/);
  await page.route(/\/notify\/read/, (route) => route.abort());
  await main.getByRole('button', { name: WORDS.readAll }).click();
  await expect(page.getByText(WORDS.failed)).toBeVisible();
  await expect(row).toHaveAttribute('data-state', 'unread');
  await page.unroute(/\/notify\/read/);
  // The page shows it before the API has received it. A reload would cancel the request.
  const heard = page.waitForResponse(/\/notify\/read/);
  await main.getByRole('button', { name: WORDS.readAll }).click();
  await expect(main.getByRole('status').filter({ hasText: WORDS.allRead })).toBeVisible();
  await heard;
  await page.reload();
  await expect(row).toHaveAttribute('data-state', 'read');
});

test('older notices load on demand, a missing one is reported, and so is an empty inbox', async ({
  blankMemberPage: page,
  sandbox,
  href,
}) => {
  for (let index = 1; index <= 24; index += 1) {
    await sandbox.pull('publish-notice', { ...SILENT, type: 'promotion', title: `ข่าวที่ ${index}` });
  }
  await page.goto(href('/notices'));
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await main.getByRole('button', { name: WORDS.more }).click();
  await expect(rows.filter({ hasText: /^.*ข่าวที่ 1(?!\d)/ })).toBeVisible();
  await expect(main.getByRole('button', { name: WORDS.more })).toHaveCount(0);

  await page.goto(href('/notices?notice=nobody'));
  await expect(main.getByRole('heading', { name: WORDS.gone })).toBeVisible();
  await sandbox.pull('withdraw-notices');
  await main.getByRole('link', { name: WORDS.all }).click();
  await expect(main.getByRole('heading', { name: WORDS.empty })).toBeVisible();
});
