import type { Locator, Page } from '@playwright/test';
import { expect, logIn, test as base } from './support/journey.ts';
import { PHONE } from './support/screens.ts';
import { watchShifts } from './support/layoutShifts.ts';

type Pair = readonly [thai: string, english: string];

const test = base.extend<{ say: (pair: Pair) => string }>({
  say: async ({ locale }, provide) =>
    provide(([thai, english]) => (locale === 'th' ? thai : english)),
});

const HOT: Pair = ['เกมยอดนิยม', 'Hot games'];
const NEW: Pair = ['เกมมาใหม่', 'New games'];
const FREE: Pair = ['ฟรีสปิน', 'Free spins'];
const WINS: Pair = ['ชนะล่าสุด', 'Recent wins'];
const MAKERS: Pair = ['ค่ายเกม', 'Providers'];
const CASINO: Pair = ['คาสิโน', 'Casino'];
const PLAYED: Pair = ['เล่นล่าสุด', 'Recently played'];
const LIKED: Pair = ['เกมโปรด', 'Favourites'];

const main = (page: Page): Locator => page.getByRole('main');
const rail = (page: Page, name: string): Locator =>
  main(page).getByRole('region', { name, exact: true });
const cards = (row: Locator): Locator => row.getByRole('article');

/** Scrolls from top to bottom in steps, until the page ends. */
async function scrollThrough(page: Page): Promise<void> {
  for (let top = 0; ; top += 500) {
    const end = await page.evaluate((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return document.documentElement.scrollHeight - innerHeight;
    }, top);
    await page.evaluate(async () => new Promise((drawn) => requestAnimationFrame(drawn)));
    if (top >= end) return;
  }
}

test('home shows a visitor popular games, new games and wins, a row for each type and three providers, without layout shift', async ({
  page,
  say,
  href,
  sandbox,
}) => {
  await sandbox.pull('provider-maintenance', { provider: 'orchid-row' });
  await sandbox.pull('game-win', {
    game: 'durian-riot',
    username: 'somsak',
    bet: '20',
    times: '250',
  });
  const shifts = await watchShifts(page);
  await page.goto(href('/'));
  const hot = rail(page, say(HOT));
  await expect(cards(hot)).toHaveCount(10);
  await expect(cards(rail(page, say(NEW))).first()).toBeAttached();
  // Below the first screen there are skeletons until the first interaction.
  await expect(cards(rail(page, say(CASINO)))).toHaveCount(0);
  await scrollThrough(page);
  for (const name of [FREE, CASINO, MAKERS]) await expect(rail(page, say(name))).toBeVisible();
  await expect(main(page).locator('[data-component=game-rail] h2 img')).toHaveCount(3);

  const win = rail(page, say(WINS)).getByRole('link').first();
  await win.scrollIntoViewIfNeeded();
  await expect(win).toContainText('som***');
  await expect(win).toContainText('5,000');
  await expect(win).not.toContainText('somsak');

  const makers = rail(page, say(MAKERS));
  await expect(makers.getByRole('link')).toHaveCount(20);
  await expect(makers.getByRole('link', { name: /Orchid Row/ })).toContainText(
    say(['ปิดปรับปรุง', 'Under maintenance']),
  );
  expect(await shifts()).toEqual([]);
  // A page with twelve rows stays small enough for a cheap phone.
  expect(await page.evaluate(() => document.getElementsByTagName('*').length)).toBeLessThan(3200);

  await makers.getByRole('link', { name: 'Pixel Durian' }).click();
  await expect(page).toHaveURL(/\/list\/pixel-durian$/);
});

test("a member's home starts with recently played games; a new member sees other games instead; without layout shift", async ({
  page,
  say,
  href,
  message,
}) => {
  const shifts = await watchShifts(page);
  const names = main(page).locator('[data-component=game-rail] h2');
  const comeHome = async () => {
    await page.goto(href('/'));
    await expect(cards(rail(page, say(HOT)))).toHaveCount(10);
  };
  await page.goto(href('/login'));
  await logIn(page, message);
  await expect(page).toHaveURL(/\/(?:en)?$/);
  await comeHome();
  await expect(cards(rail(page, say(PLAYED))).first()).toBeVisible();
  // In a document without content, what is on now comes in below the first screen: who scrolls there earlier sees it come.
  const onNow = main(page).locator('[data-component=highlight-strip]');
  await expect(onNow.getByRole('link').first()).toBeVisible();
  await scrollThrough(page);
  await expect(cards(rail(page, say(LIKED)))).toHaveCount(6);
  const begins = async (many: number) => (await names.allInnerTexts()).slice(0, many);
  await expect.poll(() => begins(4)).toEqual([PLAYED, HOT, LIKED, NEW].map(say));
  expect(await shifts()).toEqual([]);

  await page.context().clearCookies();
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'new' });
  await expect(page).toHaveURL(/\/(?:en)?$/);
  // Their own lists load last, while the rows that depend on them are in view.
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let heldCalls = 0;
  await page.route('**/graphql', async (route) => {
    if (/"(?:recent|favourite)":true/.test(route.request().postData() ?? '')) {
      heldCalls += 1;
      await held;
    }
    await route.fallback();
  });
  await comeHome();
  await expect.poll(() => heldCalls).toBeGreaterThan(0);
  await scrollThrough(page);
  await expect(rail(page, say(CASINO))).toHaveCount(1);
  answer();
  await expect.poll(() => begins(2)).toEqual([FREE, HOT].map(say));
  await scrollThrough(page);
  await expect(rail(page, say(LIKED))).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

/** The addresses of layers of covers that the page has asked for. */
function layersAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.layers.svg')) asked.push(request.url());
  });
  return asked;
}

/** How the figure over the first card of a row is moved. */
async function hoverFirst(row: Locator): Promise<string> {
  const card = cards(row).first();
  await card.hover();
  await expect(card).toBeVisible();
  return card
    .locator('[data-part=actions]')
    .evaluate((actions) => getComputedStyle(actions, '::before').transform);
}

test.describe('with a finger', () => {
  test.use(PHONE);

  test('a touch screen loads and moves no layers of covers', async ({ page, say, href }) => {
    const asked = layersAsked(page);
    await page.goto(href('/'));
    expect(await hoverFirst(rail(page, say(HOT)))).toBe('none');
    expect(asked).toEqual([]);
  });
});

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 900 } });

  test('the figure of a cover rises over its background, and stays with reduced motion', async ({
    page,
    say,
    href,
  }) => {
    const asked = layersAsked(page);
    const hot = rail(page, say(HOT));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href('/'));
    expect(await hoverFirst(hot)).toBe('none');
    expect(asked).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => hoverFirst(hot)).toMatch(/^matrix\(1\.08/);
    await expect.poll(() => asked.length).toBe(1);
  });
});
