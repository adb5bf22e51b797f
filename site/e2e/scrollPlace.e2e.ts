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
