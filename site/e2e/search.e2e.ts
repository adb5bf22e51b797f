import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import type { Messages } from './support/messages.ts';

const field = (page: Page, message: Messages) =>
  page.getByRole('combobox', { name: message('searchGames') });
const suggestions = (page: Page) => page.locator('[data-component=search-suggestions]');
const options = (page: Page) => suggestions(page).getByRole('option');

/** Counts requests for game lists from now on. */
function countLists(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/game/lists')) count += 1;
  });
  return () => count;
}

test.describe('next to a page', () => {
  test.use(DESKTOP);

  test('suggestions appear while typing, are navigated with keys, and send no API request', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/list/lotto'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('นกฮุก');
    // All games have loaded once the loading message is gone.
    await expect(options(page)).toHaveCount(5);
    await expect(page.locator('[data-part=loading]')).toHaveCount(0);
    const lists = countLists(page);
    await expect(page.locator('mark').first()).toHaveText(/นกฮูก/);
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await field(page, message).fill('durain');
    await expect(options(page).first()).toContainText('Durian');
    // More suggestions may load later.
    await expect(
      page.locator('[data-component=search-suggestions] [data-part=loading]'),
    ).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, message)).toBeFocused();
    // The rest of the catalogue may have been loading. No key sends a request.
    const asked = lists();
    expect(asked).toBeLessThanOrEqual(1);

    // All results, in the order of the suggestions, and still no API request.
    const first = await options(page).first().innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href('/search/durain'));
    const title = page.getByRole('article').first().locator('[data-part=title]');
    expect(first.split('\n')).toContain(await title.innerText());
    await expect(options(page)).toHaveCount(0);
    expect(lists()).toBe(asked);
  });

  test('a term in the wrong keyboard layout is recognised', async ({ page, message, href }) => {
    await page.goto(href('/'));
    await field(page, message).click();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type(",y'di");
    await expect(options(page).first()).toContainText('มังกร');
    await expect(
      page.locator('[data-component=search-suggestions] [data-part=loading]'),
    ).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href('/search/มังกร'));
    await expect(field(page, message)).toHaveValue('มังกร');
    await expect(page.getByRole('article').first()).toContainText(/มังกร|Dragon/);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the search is a page: recent searches, popular games, and suggestions', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    const search = field(page, message);
    await search.tap();
    await expect(page).toHaveURL(href('/search'));
    await expect(search).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await search.fill('บาคาล่า');
    await expect(options(page)).toHaveCount(5);
    await search.press('Enter');
    await expect(page).toHaveURL(href('/search/บาคาล่า'));
    await expect(page.getByRole('article')).toHaveCount(4);

    // From the results back to the search, which keeps the term, and from there to a game.
    await search.tap();
    await expect(page).toHaveURL(href('/search'));
    await expect(search).toHaveValue('บาคาล่า');
    await search.fill('');
    await expect(options(page).first()).toHaveText('บาคาล่า');
    await page.locator('[data-part=remove-recent]').tap();
    await expect(page.getByText('บาคาล่า')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(href('/search/บาคาล่า'));
    await page.goBack();
    await expect(page).toHaveURL(href('/'));
  });

  test('an empty result offers other links', async ({ page, message, href }) => {
    await page.goto(href(`/search/${encodeURIComponent('ฮิปโปมังกร')}`));
    await expect(page.getByText(message('nothingFound', 'ฮิปโปมังกร'))).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '“มังกร”' }).tap();
    await expect(page).toHaveURL(href(`/search/${encodeURIComponent('มังกร')}`));
    await expect(page.getByRole('article').first()).toContainText(/มังกร|Dragon/);
  });
});
