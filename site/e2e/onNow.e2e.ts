import type { Locator, Page } from '@playwright/test';
import { test as journey } from './support/contentJourney.ts';
import { expect } from './support/journey.ts';
import { watchShifts } from './support/layoutShifts.ts';
import { holdClock, passUntil } from './support/time.ts';

type Pair = readonly [thai: string, english: string];

const test = journey.extend<{ say: (pair: Pair) => string }>({
  say: async ({ locale }, provide) =>
    provide(([thai, english]) => (locale === 'th' ? thai : english)),
});

const ON_NOW: Pair = ['ตอนนี้', 'On now'];
const WINS: Pair = ['ชนะล่าสุด', 'Recent wins'];
const LEARN: Pair = ['ดูวิธีเข้าร่วม', 'How to join'];
const SIGN_UP: Pair = ['สมัครรับโบนัสนี้', 'Sign up for this bonus'];
const CONTINUE: Pair = ['เล่นต่อ', 'Continue'];
const DEPOSIT: Pair = ['ฝากเงินพร้อมโบนัสนี้', 'Deposit with this bonus'];

const strip = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** The server has all data for the next request: each list that is late for one is in a later one. */
async function warm(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(address)).text();
    for (const list of ['"onNow"', '"recentWins"']) expect(html).toContain(list);
  }).toPass({ timeout: 15_000 });
}

test("a visitor's home has the running tournament, the offer and wins in its HTML, and nothing moves", async ({
  page,
  servers,
  href,
  say,
  browser,
}) => {
  await warm(page, servers.site + href('/'));
  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.site });
  const still = await bare.newPage();
  await still.goto(href('/'));
  const cards = strip(still, say(ON_NOW)).getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(say(LEARN));
  await expect(cards.last()).toContainText(say(SIGN_UP));
  await expect(cards.last().getByRole('link').last()).toHaveAttribute('href', /bonus%3Dwelcome/);
  const wins = strip(still, say(WINS));
  await expect(wins.getByRole('link')).toHaveCount(12);
  const rows = await still.locator('main h2').allInnerTexts();
  expect(rows.indexOf(say(WINS))).toBe(1);
  await bare.close();

  const shifts = await watchShifts(page);
  await page.goto(href('/'));
  await expect(strip(page, say(ON_NOW)).getByRole('article')).toHaveCount(2);
  // The clock starts with the first interaction.
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.mouse.move(20, 300);
  await expect(strip(page, say(ON_NOW)).getByRole('article')).toHaveCount(2);
  expect(await shifts()).toEqual([]);
});

test("a member's home continues the last game, shows the tournament and deposits with a bonus", async ({
  blankMemberPage: page,
  servers,
  sandbox,
  href,
  say,
  isPhone,
}) => {
  await warm(page, servers.site + href('/'));
  const shifts = await watchShifts(page);
  await page.goto(href('/'));
  const cards = strip(page, say(ON_NOW)).getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(say(CONTINUE));
  await expect(cards.nth(2)).toContainText(say(DEPOSIT));
  const play = cards.nth(0).getByRole('link').last();
  await expect(play).toHaveAttribute('href', /\/game\/g_[\w-]+\/[\w-]+$/);
  expect(await shifts()).toEqual([]);

  const tournament = cards.nth(1).getByRole('link').last();
  const title = await tournament.innerText();
  await tournament.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();

  await cards.nth(2).getByRole('link').last().click();
  if (isPhone) await expect(page).toHaveURL(/\/deposit/);
  // The selected bonus is removed from the address.
  await expect(page).not.toHaveURL(/bonus=/);

  // The last game cannot be continued while its provider is closed.
  await page.goto(href('/'));
  const [, id = ''] = /\/game\/g_([\w-]+)\//.exec((await play.getAttribute('href')) ?? '') ?? [];
  await sandbox.pull('game-maintenance', { game: id });
  await page.goto(href('/'));
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).not.toContainText(say(CONTINUE));
});

test('new wins come into sight one after the other', async ({ page, sandbox, href, say }) => {
  await holdClock(page, sandbox);
  await page.goto(href('/'));
  // The visitor scrolls: from then on the position of the last visit is not restored.
  await page.mouse.wheel(0, 300);
  const wins = strip(page, say(WINS));
  const first = wins.getByRole('link').first();
  await wins.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.clock.runFor(10_000);
  await expect(first).toBeInViewport();
  for (const username of ['anucha', 'benjamas']) {
    await sandbox.pull('game-win', { game: 'durian-riot', username, bet: '20', times: '70' });
    await passUntil(page, sandbox, 70_000, async (wait) =>
      expect(first).toContainText(username.slice(0, 3), wait),
    );
    // The row does not keep its earlier first card in place.
    await expect(first).toBeInViewport({ ratio: 0.9 });
  }
});
