import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/journey.ts';

type Pair = readonly [thai: string, english: string];

const GAME = '/game/g_durian-riot';
const main = (page: Page): Locator => page.getByRole('main');
const title = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });

test('the details of a game show its description, payouts, wins and similar games', async ({
  page,
  locale,
  href,
  sandbox,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  const names: Pair = ['ทุเรียนตัวป่วน', 'Durian Riot'];
  await sandbox.pull('game-win', {
    game: 'durian-riot',
    username: 'somsak',
    bet: '20',
    times: '250',
  });
  await page.goto(href(GAME));
  await expect(title(page)).toHaveText(say(names));
  await expect(page).toHaveTitle(new RegExp(`^${say(names)} · `));
  await expect(main(page).getByText(locale === 'th' ? names[1] : names[0])).toBeVisible();

  const figures = main(page).getByRole('list', { name: say(['ข้อมูลเกม', 'About the game']) });
  await expect(figures.getByRole('listitem')).toHaveCount(6);
  for (const figure of ['97.01%', say(['สูง', 'High']), '30', '5,000']) {
    await expect(figures.getByText(figure, { exact: false }).first()).toBeVisible();
  }
  const meaning = figures.getByText(
    say(['ไม่ใช่จำนวนที่คุณจะได้คืน', 'not the amount you will get back']),
  );
  await expect(meaning).toBeHidden();
  await figures.getByText('RTP', { exact: true }).click();
  await expect(meaning).toBeVisible();

  const trend = page.getByRole('region', { name: say(['RTP ช่วงที่ผ่านมา', 'Recent RTP']) });
  for (const span of [
    ['วันนี้', 'Today'],
    ['7 วันล่าสุด', 'Last 7 days'],
    ['30 วันล่าสุด', 'Last 30 days'],
  ] as const) {
    await expect(trend.getByRole('listitem').filter({ hasText: say(span) })).toHaveText(
      /\d{4}\d*.*\d+\.\d\d%/,
    );
  }
  await expect(trend.getByRole('img')).toHaveAccessibleName(/RTP(?:.* \d+(?:\.\d+)?%){3}$/);
  const predicts = say(['ผลที่ผ่านมาไม่ได้บอกผลรอบถัดไป', 'Past results do not predict']);
  await expect(trend.getByText(predicts)).toBeVisible();

  const wins = page.getByRole('region', { name: say(['ชนะล่าสุด', 'Recent wins']) });
  const newest = wins.getByRole('row').nth(1);
  for (const part of ['som***', '฿20', '฿5,000', say(['250 เท่า', '250×'])]) {
    await expect(newest).toContainText(part);
  }
  await expect(wins).not.toContainText('somsak');
  await expectAccessible(page, GAME);

  const similar = page.getByRole('region', { name: say(['เกมที่คล้ายกัน', 'Similar games']) });
  await similar.scrollIntoViewIfNeeded();
  const about = similar
    .getByRole('article')
    .nth(1)
    .locator('a[href*="/game/"]:not([href$="demo"])');
  await expect(about.first()).toBeVisible();
  const addresses = await about.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const next = addresses.find((address) => /\/game\/[^/]+$/.test(address)) ?? '';
  expect(next).toMatch(/\/game\/g_/);
  await similar.locator(`a[href="${next}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(title(page)).not.toHaveText(say(names));
  await page.goBack();
  await expect(title(page)).toHaveText(say(names));
});

test('a game under maintenance cannot be played, is marked, and links to similar games', async ({
  blankMemberPage: page,
  locale,
  href,
  sandbox,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  await sandbox.pull('game-maintenance', { game: 'durian-riot' });
  await page.goto(href(GAME));
  await expect(
    main(page).getByText(say(['เกมนี้ปิดปรับปรุงชั่วคราว', 'This game is under maintenance'])),
  ).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: say(['เล่นเลย', 'Play']), exact: true }),
  ).toHaveCount(0);
  const similar = page.getByRole('region', { name: say(['เกมที่คล้ายกัน', 'Similar games']) });
  await expect(similar.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, `${GAME} under maintenance`);
});

test('a visitor finds demos by type, plays one, and opens a casino demo on another site', async ({
  page,
  locale,
  href,
  servers,
  message,
  isPhone,
}) => {
  const say = ([thai, english]: Pair) => (locale === 'th' ? thai : english);
  await page.goto(href('/demo'));
  await expect(main(page).getByText(say(['ไม่ใช้เงินจริง', 'No real money']))).toBeVisible();
  await main(page)
    .getByRole('link', { name: say(['คาสิโน', 'Casino']), exact: true })
    .click();
  await expect(page).toHaveURL(/\?type=casino$/);
  await expect(main(page).getByRole('article')).toHaveCount(4);

  const lobbies = main(page).locator('a[target=_blank]');
  await expect(lobbies).toHaveCount(4);
  const [table] = await Promise.all([page.context().waitForEvent('page'), lobbies.first().click()]);
  await expect(table).toHaveURL(new RegExp('/play/velvet-baccarat'));
  expect(servers.origins).toContain(new URL(table.url()).origin);
  expect(await table.evaluate(() => window.opener === null)).toBe(true);
  await table.close();

  await main(page)
    .getByRole('link', { name: say(['สล็อต', 'Slots']), exact: true })
    .click();
  await expect(page).toHaveURL(/\?type=slot$/);
  // There are more of them than of tables, whose cards are shown until then.
  await expect(main(page).getByRole('article').nth(4)).toBeVisible();
  const card = main(page).getByRole('article').first();
  await card.locator('a[href$="-demo"]').first().click();
  // On a phone the game replaces its page as soon as its address is known.
  if (!isPhone) await expect(page).toHaveURL(/-demo$/);
  const game = isPhone ? page : main(page).frameLocator('iframe');
  await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();
});

test('a touched card shows name and cover of its game before its details have arrived', async ({
  page,
  locale,
  href,
}) => {
  await page.goto(href('/list/slot'));
  const name = locale === 'th' ? 'ทุเรียนตัวป่วน' : 'Durian Riot';
  const link = main(page).locator(`a[href$="${GAME}"]`).first();
  await expect(link).toBeVisible();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  await page.route('**/api/v3/member/game/lists', async (route) => {
    const isGame = route.request().postData()?.includes('g_durian-riot');
    if (isGame) calls += 1;
    if (isGame) await held;
    await route.continue();
  });
  await link.dispatchEvent('pointerdown');
  await expect.poll(() => calls).toBe(1);
  await link.click();
  await expect(title(page)).toHaveText(name);
  await expect(main(page).locator('img').first()).toBeVisible();
  const figures = main(page).getByRole('list', {
    name: locale === 'th' ? 'ข้อมูลเกม' : 'About the game',
  });
  await expect(figures).toBeHidden();
  answer();
  await expect(figures.getByRole('listitem')).toHaveCount(6);
  expect(calls).toBe(1);
});
