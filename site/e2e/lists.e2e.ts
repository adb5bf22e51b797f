import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './support/journey.ts';
import { type ListMessages, listMessagesIn } from './support/listMessages.ts';

const test = base.extend<{ said: ListMessages }>({
  said: async ({ locale }, provide) => provide(listMessagesIn(locale)),
});

const tools = (page: Page): Locator => page.locator('[data-component=list-tools]');
const count = (page: Page): Locator => tools(page).getByRole('status');
const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Number of games of the sandbox. */
const ALL = 220;

async function namesOf(page: Page): Promise<string[]> {
  return (await cards(page).locator('[data-part=title]').allInnerTexts()).slice(0, 12);
}

test('order and filters are in the address: Back undoes them, a reload and the other language keep them', async ({
  page,
  said,
  message,
  href,
  locale,
  isPhone,
}) => {
  await page.goto(href('/list?ref=662E41'));
  await expect(count(page)).toHaveText(said('all', String(ALL)));
  const default12 = await namesOf(page);

  await tools(page)
    .getByRole('combobox', { name: said('sortBy') })
    .selectOption('az');
  await expect(page).toHaveURL(`${href('/list')}?ref=662E41&sort=az`);
  await expect.poll(() => namesOf(page)).not.toEqual(default12);
  const sorted = await namesOf(page);
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator(locale, { numeric: true }).compare));

  await tools(page)
    .getByRole('button', { name: said('filter') })
    .click();
  const filters = isPhone
    ? page.getByRole('dialog', { name: said('filterGames') })
    : page.getByRole('complementary', { name: said('filterGames') });
  await filters.getByRole('button', { name: `${said('casino')} ${said('all', '28')}` }).click();
  await filters.getByRole('button', { name: said('medium') }).click();
  if (isPhone) {
    // Selected and applied together: one history entry.
    await expect(page).toHaveURL(`${href('/list')}?ref=662E41&sort=az`);
    await filters.getByRole('button').last().click();
    await expect(filters).toHaveCount(0);
  }
  const chosen = `${href('/list')}?ref=662E41&sort=az&type=casino&volatility=medium`;
  await expect(page).toHaveURL(chosen);
  await expect(tools(page).getByRole('button', { name: said('filterWith', '2') })).toBeVisible();
  const counted = async () => Number.parseInt(await count(page).innerText(), 10);
  await expect.poll(counted).toBeLessThan(28);
  const left = await counted();
  expect(left).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(left);

  await page.goBack();
  await expect(page).toHaveURL(
    isPhone
      ? `${href('/list')}?ref=662E41&sort=az`
      : `${href('/list')}?ref=662E41&sort=az&type=casino`,
  );
  await expect(count(page)).toContainText(isPhone ? said('all', String(ALL)) : '28');
  await page.goForward();
  await expect(page).toHaveURL(chosen);
  await page.reload();
  await expect(cards(page)).toHaveCount(left);
  if (!isPhone) {
    await page
      .getByRole('link', { name: message('otherLanguage') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/list\?ref=662E41&sort=az&type=casino&volatility=medium$/);
    await expect(cards(page)).toHaveCount(left);
    await page.goBack();
  }

  await page.getByRole('button', { name: said('removeCasino') }).click();
  await expect(page).toHaveURL(`${href('/list')}?ref=662E41&sort=az&volatility=medium`);
  await expect(
    page
      .getByRole('group')
      .getByRole('button', { name: said('medium') })
      .first(),
  ).toBeFocused();

  await page.goto(href('/list/lotto?freespin=1&type=poker'));
  await expect(page.getByRole('heading', { name: said('noneMatch') })).toBeVisible();
  await page.getByRole('button', { name: said('clearAll') }).click();
  await expect(page).toHaveURL(href('/list/lotto'));
  await expect(cards(page).first()).toBeVisible();
});

test('every list id shows games or a link to games, and a closed provider is reported', async ({
  page,
  sandbox,
  said,
  href,
  watch,
}) => {
  // Of a list that stands for nothing.
  watch.expectConsole(/status of 404/);
  await sandbox.pull('provider-maintenance', { provider: 'kite-and-key' });
  for (const [id, title] of [
    ['Kite-And-Key', 'Kite & Key'],
    ['pixel%20durian', 'Pixel Durian'],
    ['night', 'Night'],
    // No name matches exactly: similar-sounding names are found.
    ['joker', 'Joker'],
    ['HOT', null],
  ] as const) {
    await page.goto(href(`/list/${id}`));
    await expect(cards(page).first(), id).toBeVisible();
    if (title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  for (const [id, name] of [
    ['hippopotamus', 'Hippopotamus'],
    ['%E2%98%83%E2%98%83%E2%98%83', '☃☃☃'],
  ] as const) {
    await page.goto(href(`/list/${id}`));
    await expect(
      page.getByRole('heading', { name: said('nothingCalled', name) }),
      id,
    ).toBeVisible();
  }

  await page.goto(href('/list/kite-and-key'));
  await expect(page.getByText(said('providerClosed'))).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('main').locator('article:not([data-state=unavailable])')).toHaveCount(
    0,
  );
  await page.getByRole('link', { name: said('seeAllGames') }).click();
  await expect(page).toHaveURL(href('/list'));
  await expect(count(page)).toHaveText(said('all', String(ALL)));
});

test('the row of lists keeps its scroll position and focus; another list starts with closed filters', async ({
  page,
  said,
  href,
  isPhone,
}) => {
  await page.goto(href('/list/slot'));
  await expect(cards(page).first()).toBeVisible();
  const chips = page.locator('[data-component=category-chips]');
  const row = chips.getByRole('list');
  const pushed = () => row.evaluate((list) => Math.abs(list.scrollLeft));
  if (isPhone) {
    await row.evaluate((list) => (list.scrollLeft = 120));
    await expect.poll(pushed).toBeGreaterThan(60);
  } else {
    await tools(page)
      .getByRole('button', { name: said('filter') })
      .click();
    await expect(page.getByRole('complementary', { name: said('filterGames') })).toBeVisible();
  }
  const before = await pushed();
  const casino = chips.locator(`[href='${href('/list/casino')}']`);
  await casino.focus();
  const at = await pushed();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href('/list/casino'));
  await expect(casino).toHaveAttribute('aria-current', 'page');
  await expect(casino).toBeFocused();
  await expect(count(page)).toHaveText(said('all', '28'));
  expect(await pushed()).toBe(at);
  if (isPhone) expect(before).toBeGreaterThan(60);
  await expect(page.getByRole('complementary', { name: said('filterGames') })).toHaveCount(0);
});
