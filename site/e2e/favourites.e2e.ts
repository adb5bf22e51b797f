import type { Locator, Page } from '@playwright/test';
import { type FavouriteMessages, favouriteMessagesIn } from './support/favouriteMessages.ts';
import { test as base, expect, logIn } from './support/journey.ts';

const test = base.extend<{ say: FavouriteMessages }>({
  say: async ({ locale }, provide) => provide(favouriteMessagesIn(locale)),
});

/** The calls that toggle a favourite. */
const isToggle = (body: string | null) => body?.includes('addFavourite') ?? false;

/** An empty favourite button on the page, and the name of its game. */
async function someFavouriteButton(page: Page, say: FavouriteMessages) {
  const named = page
    .getByRole('main')
    .getByRole('button', { name: say('heart'), pressed: false })
    .first();
  await named.scrollIntoViewIfNeeded();
  const label = await named.getAttribute('aria-label');
  const name = label?.replace(say('heart'), '') ?? '';
  return { name, heart: favouriteButtonsOf(page, say, name).first() };
}

function favouriteButtonsOf(page: Page, say: FavouriteMessages, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name: say('heart') + name, exact: true });
}

const isPressed = (heart: Locator, pressed: boolean) =>
  expect(heart).toHaveAttribute('aria-pressed', String(pressed));

test('a member adds a favourite, finds it, removes it and restores it', async ({
  memberPage: page,
  context,
  message,
  say,
  href,
  isPhone,
}) => {
  const other = await context.newPage();
  await other.goto(href('/'));
  const { name, heart } = await someFavouriteButton(page, say);
  await expect(favouriteButtonsOf(other, say, name).first()).toBeAttached();
  await heart.click();
  await isPressed(heart, true);
  const notice = page.getByRole('listitem').filter({ hasText: say('added', name) });
  await expect(notice).toBeVisible();
  if (isPhone) {
    // Not even the raised button of the tab bar is covered.
    const tabs = page.getByRole('navigation', { name: message('tabBar') });
    const bar = await tabs.getByRole('link', { name: message('deposit') }).boundingBox();
    // It stays while it is hovered.
    await notice.hover();
    const room = async () => {
      const box = await notice.boundingBox();
      return (bar?.y ?? NaN) - (box?.y ?? NaN) - (box?.height ?? NaN);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await page.mouse.move(0, 0);
  }
  // The other tab has received the change.
  await isPressed(favouriteButtonsOf(other, say, name).first(), true);
  await other.close();

  await page.goto(href('/favourite'));
  const tab = page.getByRole('tab', { name: message('favourites') });
  const count = async () => Number(/\d+$/.exec((await tab.innerText()).trim())?.[0]);
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  const inMenu = page.getByRole('link', { name: message('favourites') });
  if (!isPhone) await expect(inMenu).toContainText(String(before));
  const kept = favouriteButtonsOf(page, say, name);
  await isPressed(kept, true);
  // The newest comes first.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);

  await kept.click();
  await expect(page.getByText(say('removed', name))).toBeVisible();
  // With its undo action it stays while it is hovered.
  await page.getByText(say('removed', name)).hover();
  await expect.poll(count).toBe(before - 1);
  if (!isPhone) await expect(inMenu).toContainText(String(before - 1));
  // The card stays, with an empty favourite button.
  await isPressed(kept, false);
  await page.getByRole('button', { name: say('undo') }).click();
  await isPressed(kept, true);
  await expect.poll(count).toBe(before);
  await expect(page.getByText(say('added', name))).toBeVisible();

  await kept.click();
  await expect(page.getByText(say('removed', name))).toBeVisible();
  await page.getByRole('tab', { name: message('recents') }).click();
  await tab.click();
  await expect.poll(count).toBe(before - 1);
  await expect(kept).toHaveCount(0);
});

test('a favourite that the API refuses is reset and reported, and succeeds on retry', async ({
  memberPage: page,
  message,
  say,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource/);
  let toggles = 0;
  let isDown = true;
  await page.route('**/graphql', async (route) => {
    if (!isToggle(route.request().postData())) return route.fallback();
    toggles += 1;
    return isDown ? route.abort() : route.fallback();
  });
  const { name, heart } = await someFavouriteButton(page, say);
  await heart.click();
  await expect(page.getByText(say('addFailed', name))).toBeVisible();
  await isPressed(heart, false);
  isDown = false;
  await page.getByRole('button', { name: message('retry') }).click();
  await expect(page.getByText(say('added', name))).toBeVisible();
  await isPressed(heart, true);
  expect(toggles).toBe(2);
});

test('a hundred and one quick clicks end with the last state, with one request at a time', async ({
  memberPage: page,
  say,
}) => {
  const underWay = new Set<unknown>();
  let [toggles, most] = [0, 0];
  page.on('request', (request) => {
    if (!isToggle(request.postData())) return;
    toggles += 1;
    underWay.add(request);
    most = Math.max(most, underWay.size);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  const { name, heart } = await someFavouriteButton(page, say);
  const isSaved = () => toggles > 0 && underWay.size === 0;
  await heart.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 101; click += 1) element.click();
  });
  await expect(page.getByText(say('added', name))).toBeVisible();
  await expect.poll(isSaved).toBe(true);
  await page.reload();
  await isPressed(favouriteButtonsOf(page, say, name).first(), true);
  expect(toggles).toBeLessThanOrEqual(3);
  expect(most).toBe(1);
});

test('a visitor logs in for a favourite and returns to the same position, with the favourite added once', async ({
  page,
  message,
  say,
  href,
}) => {
  await page.goto(href('/list/slot?sort=az'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.mouse.wheel(0, 1_600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const { name, heart } = await someFavouriteButton(page, say);
  await heart.click();
  await expect(page).toHaveURL(/\/login\?url=%2Flist%2Fslot%3Fsort%3Daz$/);
  await page.evaluate(() => scrollTo(0, 0));
  await logIn(page, message);
  await expect(page).toHaveURL(/\/list\/slot\?sort=az$/);
  await expect(page.getByText(say('added', name))).toBeVisible();
  const liked = favouriteButtonsOf(page, say, name);
  await isPressed(liked, true);
  await expect(liked).toBeInViewport();
  // It is done once: nothing is stored for a reload, or for the next member.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('favouriteIntent')))
    .toBeNull();

  // Requested again by a member who has it already, it is read and not toggled.
  await page.context().clearCookies({ name: 'auth' });
  await page.reload();
  await isPressed(liked, false);
  await liked.click();
  await expect(page).toHaveURL(/\/login\?url=/);
  await logIn(page, message);
  await expect(page.getByText(say('already', name))).toBeVisible();
  await page.reload();
  await isPressed(liked, true);
});
