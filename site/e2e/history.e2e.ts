import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  headerBalance,
  logIn,
  pressUntil,
  reviewWithdrawal,
  satangOf,
  test,
  todaysRows,
} from './support/journey.ts';
import { passUntil, startAtNoon } from './support/time.ts';
import type { Messages } from './support/messages.ts';

const HISTORY_CALL = '**/api/v1/member/data/dataHistory';

/** Address of the history on this device: a page on a phone, otherwise a panel next to a page. */
const PLACE = { phone: '/history?keep=1', desktop: '/list/slot?keep=1&sideHistory=true' };

/** `-1,234.50` in satang. */
const signedSatang = (text: string): number => (text.includes('-') ? -1 : 1) * satangOf(text);

const panelOf = (page: Page, message: Messages): Locator =>
  page.getByRole('region', { name: message('historyPanel') });

/** The chip of a type of transactions. */
const typeFilter = (
  panel: Locator,
  message: Messages,
  type: 'deposit' | 'withdraw' | 'cancelled',
): Locator =>
  panel.locator('[data-part=filters]').getByRole('button', { name: message(type), exact: true });

test('the history is filtered in the address, survives a reload, and reports an empty result', async ({
  blankMemberPage: page,
  message,
  href,
  isPhone,
  watch,
}) => {
  await page.goto(href(isPhone ? PLACE.phone : PLACE.desktop));
  const panel = panelOf(page, message);
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(10);

  await typeFilter(panel, message, 'withdraw').click();
  await expect(page).toHaveURL(/keep=1.*historyType=withdraw/);
  // The server was asked for withdrawals, so none of them is hidden behind rows of another type.
  await expect(panel.getByText(message('totalOf', '7'))).toBeVisible();
  for (const row of await rows.all()) await expect(row).toContainText(message('withdraw'));

  await typeFilter(panel, message, 'deposit').click();
  await panel
    .getByRole('button', { name: message('inProgress'), exact: true, pressed: false })
    .click();
  await expect(page).toHaveURL(/historyStatus=inProgress/);
  await page.reload();
  await expect(typeFilter(panel, message, 'deposit')).toHaveAttribute('aria-pressed', 'true');
  await expect(
    panel.getByRole('button', { name: message('inProgress'), exact: true, pressed: true }),
  ).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(message('inProgress'));

  await typeFilter(panel, message, 'cancelled').click();
  await panel.getByRole('button', { name: message('clearFilter') }).click();
  await expect(rows).toHaveCount(10);
  expect(page.url()).not.toContain('historyType');

  await test.step('a failed request is reported, and a retry restores it', async () => {
    watch.expectConsole(/Failed to load resource/);
    await page.route(HISTORY_CALL, (route) => route.abort());
    await page.reload();
    await expect(panel.getByRole('heading', { name: message('historyFailed') })).toBeVisible();
    await page.unroute(HISTORY_CALL);
    await panel.getByRole('button', { name: message('retry') }).click();
    await expect(rows).toHaveCount(10);
  });

  if (isPhone) return;
  await typeFilter(panel, message, 'deposit').click();
  await expect(page).toHaveURL(/historyType=deposit/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`${href('/list/slot')}?keep=1`);
});

test('selected days show all of their rows, with their totals, and can be searched by reference', async ({
  blankMemberPage: page,
  message,
  href,
  isPhone,
}) => {
  await page.goto(href(isPhone ? PLACE.phone : PLACE.desktop));
  const panel = panelOf(page, message);
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(10);

  const call = page.waitForRequest(HISTORY_CALL);
  await panel.getByRole('combobox', { name: message('historyPeriod') }).selectOption('days30');
  expect((await call).postDataJSON()).toMatchObject({ skip: 0, limit: 100 });
  await expect(page).toHaveURL(/keep=1.*historyFrom=\d{4}-\d{2}-\d{2}&historyTo=/);
  await expect(panel.getByText(message('totalFound', '24'))).toBeVisible();
  await expect(rows).toHaveCount(10);
  await panel.getByRole('button', { name: message('loadMore') }).click();
  await expect(rows).toHaveCount(24);

  const oldest = rows.last();
  await oldest.getByRole('button').click();
  const reference = await oldest.locator('[data-part=reference]').innerText();
  await panel.getByRole('searchbox').fill(reference.toLowerCase());
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/historyRef=/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(panel.getByRole('searchbox')).toHaveValue(reference.toLowerCase());
  await panel.getByRole('combobox', { name: message('historyPeriod') }).selectOption('latest');
  await panel.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(10);
  expect(new URL(page.url()).search).not.toContain('history');
});

test('rows open for support, day headings stay visible, and the table contains the visible rows', async ({
  memberPage: page,
  message,
  href,
  isPhone,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(href(isPhone ? PLACE.phone : PLACE.desktop));
  const panel = panelOf(page, message);
  const rows = panel.getByRole('listitem');
  await panel.getByRole('button', { name: message('loadMore') }).click();
  await expect(rows).toHaveCount(20);
  await expect(panel.getByText(message('latestOnly', '20'))).toBeVisible();

  const row = rows.nth(2);
  await row.getByRole('button').first().click();
  await pressUntil(
    row.getByRole('button', { name: message('copyWord') }),
    row.getByRole('button', { name: message('copied') }),
  );
  const reference = await row.locator('[data-part=reference]').innerText();
  expect(reference).toMatch(/^[A-Z]\w+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  await test.step('the heading of a day stays under the header while its rows scroll', async () => {
    const heading = panel.getByRole('heading').nth(3);
    const edge = isPhone
      ? page.getByRole('banner')
      : page.getByRole('dialog').locator('[data-part=header]');
    const box = await edge.boundingBox();
    const under = box ? box.y + box.height : NaN;
    await heading.evaluate((element, top) => {
      const list = element.closest('section')?.querySelector('ul');
      const scroller = element.closest('[data-part=body]') ?? document.documentElement;
      // Its first row is half under the header.
      scroller.scrollBy(0, (list?.getBoundingClientRect().top ?? 0) - top + 20);
    }, under);
    // The header ends in a line of one pixel.
    const off = async () => Math.abs(((await heading.boundingBox())?.y ?? NaN) - under);
    await expect.poll(off).toBeLessThanOrEqual(1);
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: message('downloadTable') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^history-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.startsWith('\uFEFF"')).toBe(true);
  const lines = table.trimEnd().split('\r\n');
  expect(lines).toHaveLength(21);
  expect(lines[3]).toContain(`"${reference}"`);
  const shown = await rows.locator('[data-part=amount]').allInnerTexts();
  const written = lines.slice(1).map((line) => /,(-?\d+\.\d\d),/.exec(line)?.[1] ?? '');
  expect(written.map(signedSatang)).toEqual(shown.map(signedSatang));
  // The total equals the sum of the table.
  const moved = written.filter((_, at) => {
    const holds = (word: string) => lines[at + 1]?.includes(`"${word}"`);
    return holds(message('success')) && (holds(message('deposit')) || holds(message('withdraw')));
  });
  const net = panel.locator('[data-part=totals] dl').filter({ hasText: message('netDeposits') });
  expect(signedSatang(await net.innerText())).toBe(
    moved.map(signedSatang).reduce((total, each) => total + each, 0),
  );
});

test('a pending withdrawal of another tab is in the history immediately, and succeeds automatically', async ({
  page,
  sandbox,
  message,
  href,
  isPhone,
}) => {
  await startAtNoon(page, sandbox);
  await page.goto(href('/login'));
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
  await page.goto(href(isPhone ? PLACE.phone : PLACE.desktop));
  const panel = panelOf(page, message);
  await expect(panel.getByRole('listitem')).toHaveCount(10);

  const other = await page.context().newPage();
  await other.goto(href('/withdraw'));
  await reviewWithdrawal(other, message, '1234.5');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await other.route('**/api/v1/member/withdraw', async (route) => {
    await held;
    await route.continue();
  });
  await other.getByRole('button', { name: message('confirmWithdraw') }).click();

  const rows = (await todaysRows(page, message)).filter({ hasText: '-1,234.50' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(message('inProgress'));
  await rows.getByRole('button').first().click();
  await expect(rows).toContainText(message('unconfirmed'));

  letGo();
  await expect(other.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  await passUntil(page, sandbox, 10_000, (wait) =>
    expect(rows).not.toContainText(message('unconfirmed'), wait),
  );
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(message('inProgress'));
  await sandbox.pull('withdrawal-pay-out', { member: 'm_0001' });
  await passUntil(page, sandbox, 10_000, (wait) =>
    expect(rows).toContainText(message('success'), wait),
  );
  await expect(rows).toHaveCount(1);
});
