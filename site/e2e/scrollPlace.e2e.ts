import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** Tolerance for the same position, in px. */
const SAME_PX = 2;
const DOWN_PX = 1234;
const LEAST_PX = 300;
const ASIDE_PX = 400;

interface Place {
  readonly y: number;
  readonly aside: number;
}

/** The first horizontal row of games: it is ranked. */
const ROW = '[data-component=rail] ol';

/** Scroll position of the page, and of its first horizontal row of games. */
const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(
    (row) => ({ y: scrollY, aside: document.querySelector(row)?.scrollLeft ?? 0 }),
    ROW,
  );

/** Up to a few screens, because a result list may be short. Not into the footer, which loads on interaction. */
async function scrollOn(page: Page): Promise<Place> {
  await page.waitForFunction(
    (y) => document.documentElement.scrollHeight - innerHeight > y,
    LEAST_PX,
  );
  await page.evaluate(
    ([row, down, aside]) => {
      document.querySelector(row)?.scrollTo({ left: aside, behavior: 'instant' });
      const room = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: Math.min(down, Math.round(room / 2)), behavior: 'instant' });
    },
    [ROW, DOWN_PX, ASIDE_PX] as const,
  );
  await expect.poll(async () => (await placeOf(page)).y).toBeGreaterThan(LEAST_PX / 2);
  return placeOf(page);
}

async function expectPlace(page: Page, { y, aside }: Place): Promise<void> {
  const distance = async () => {
    const now = await placeOf(page);
    return Math.max(Math.abs(now.y - y), Math.abs(now.aside - aside));
  };
  await expect.poll(distance).toBeLessThanOrEqual(SAME_PX);
}

for (const path of ['/', '/list/slot', '/search/ing']) {
  test(`back and reload on ${path} restore the exact scroll position`, async ({ page, href }) => {
    await page.goto(href(path));
    const row = path === '/' ? page.locator(ROW) : page;
    await expect(row.getByRole('article').first()).toBeVisible();
    const before = await scrollOn(page);
    expect(before.aside > 0, 'only the lobby has rows').toBe(path === '/');

    const seen = page.getByRole('article').getByRole('link').locator('visible=true').first();
    await seen.evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(href(path));
    await expect.poll(async () => (await placeOf(page)).y).toBe(0);
    await page.goBack();
    await expectPlace(page, before);

    await page.reload();
    await expectPlace(page, before);

    await page.goto('about:blank');
    await page.goBack();
    await expectPlace(page, before);
  });
}

/** Position in the list of the first game whose row begins in the window. */
const topmostGame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main [aria-posinset]')].map(
      (card) => [card.getBoundingClientRect().top, Number(card.ariaPosInSet)] as const,
    );
    const inView = tops.filter(([top]) => top >= 0);
    return inView.toSorted(([one], [other]) => one - other)[0]?.[1] ?? 0;
  });

/** Distance of a game from the top of the window, in rows. */
const rowsBelowTop = (page: Page, game: number): Promise<number> =>
  page.evaluate((place) => {
    const box = document.querySelector(`main [aria-posinset="${place}"]`)?.getBoundingClientRect();
    return box ? box.top / box.height : Number.POSITIVE_INFINITY;
  }, game);

const GAMES = { 'in the middle': 100, 'near the end': 180 };
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

for (const [where, place] of Object.entries(GAMES)) {
  test(`games ${where} of a list stay in view in a wider window, and on the way back`, async ({
    page,
    href,
  }) => {
    await page.goto(href('/list'));
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeVisible();
    await page.evaluate((to) => {
      const [first] = document.querySelectorAll('main [aria-posinset]');
      const { top, height } = first!.getBoundingClientRect();
      // Three in a row; half of the topmost row is scrolled away.
      scrollTo({ top: top + scrollY + height * (to / 3 + 0.5), behavior: 'instant' });
    }, place);
    await expect.poll(() => topmostGame(page)).toBeGreaterThan(place);
    const phone = page.viewportSize()!;
    const game = await topmostGame(page);
    const y = await page.evaluate(() => scrollY);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const title = `${window.width} px wide`;
      await expect
        .poll(async () => Math.abs(await rowsBelowTop(page, game)), title)
        .toBeLessThanOrEqual(1.01);
    }
    await page.setViewportSize(phone);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    expect(await topmostGame(page)).toBe(game);
  });
}
