import type { ShippedLocale } from '@brand/domain';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';

type Pair = readonly [thai: string, english: string];

const main = (page: Page): Locator => page.getByRole('main');
const say = (locale: ShippedLocale, [thai, english]: Pair): string =>
  locale === 'th' ? thai : english;
const FAILED_REQUEST = /Failed to load resource|net::ERR_FAILED/;

/** Pages open to everyone. Their content for a visitor comes from the sandbox. */
const OPEN: readonly (readonly [
  path: string,
  seen: (page: Page, locale: ShippedLocale) => Locator,
])[] = [
  [
    '/promotion',
    (page, locale) => page.getByText(say(locale, ['ฝากขั้นต่ำ', 'Minimum deposit'])).first(),
  ],
  [
    '/bonus',
    (page, locale) =>
      page.getByRole('heading', { name: say(locale, ['กรุณาเข้าสู่ระบบ', 'Please log in']) }),
  ],
  ['/event', (page) => main(page).getByRole('article').first()],
  ['/tournament', (page) => main(page).getByRole('article').first()],
  ['/slot-tournament', (page) => main(page).getByRole('article').first()],
  ['/vip', (page, locale) => page.getByRole('rowheader', { name: say(locale, ['โกลด์', 'Gold']) })],
  ['/help', (page) => main(page).locator('summary').first()],
  [
    '/game/g_durian-riot',
    // Days also have numbers, and one of them may be the same.
    (page, locale) =>
      page
        .getByRole('list', { name: say(locale, ['ข้อมูลเกม', 'About the game']) })
        .getByRole('listitem')
        .filter({ hasText: 'RTP' })
        .filter({ hasText: '97.01%' }),
  ],
  ['/demo', (page) => main(page).getByRole('article').first()],
  ['/list/pixel-durian', (page) => page.getByRole('heading', { name: 'Pixel Durian' })],
];

test("a visitor finds the API's data on every page, and can use all of it", async ({
  page,
  locale,
  href,
}) => {
  for (const [path, seen] of OPEN) {
    await page.goto(href(path));
    await expect(seen(page, locale), path).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the details of a game are open to everyone, the game to members, and the demo to everyone', async ({
  page,
  message,
  locale,
  href,
  isPhone,
}) => {
  await page.goto(href('/game/g_durian-riot'));
  const play = main(page).getByRole('link', {
    name: say(locale, ['เล่นเลย', 'Play']),
    exact: true,
  });
  await expect(play).toHaveAttribute('href', href('/game/g_durian-riot/durian-riot'));
  await play.click();
  await expect(page).toHaveURL(/\/login\?url=%2Fgame%2Fg_durian-riot%2Fdurian-riot$/);
  await page.goBack();
  await main(page)
    .getByRole('link', { name: say(locale, ['ทดลองเล่น', 'Try demo']), exact: true })
    .click();
  const game = isPhone ? page : main(page).frameLocator('iframe');
  await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();
});

test('an unknown game id and an invalid day are answered as not found', async ({
  blankMemberPage: page,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  for (const path of ['/game/nowhere', '/affiliate/reportDetail/yesterday']) {
    await page.goto(href(path));
    await expect(page.getByRole('heading', { name: message('pageNotFound') }), path).toBeVisible();
  }
});

test('a member finds the own data on every page, and can use all of it', async ({
  memberPage: page,
  locale,
  href,
}) => {
  // This member has no referrals yet: a phone shows no cards for rows.
  const nothing = main(page).getByRole('heading', { level: 2 });
  const rows = page.getByRole('table').or(nothing).filter({ visible: true }).first();
  const own: readonly (readonly [path: string, seen: Locator])[] = [
    ['/bonus', page.getByRole('heading', { name: say(locale, ['โบนัสทั้งหมด', 'All bonuses']) })],
    ['/promotion', main(page).getByRole('article').first()],
    ['/vip', page.getByText(say(locale, ['ระดับของคุณ', 'Your level'])).first()],
    ['/tournament', main(page).getByRole('article').first()],
    ['/favourite', page.getByRole('tab', { name: say(locale, ['เกมโปรด', 'Favourites']) })],
    ['/list/recent', page.getByRole('heading', { level: 1 })],
    ['/affiliate', page.getByText('/aff/')],
    ['/affiliate/member', rows],
    ['/affiliate/history', rows],
    ['/affiliate/reportDaily', rows],
    ['/affiliate/reportDetail', rows],
  ];
  for (const [path, seen] of own) {
    await page.goto(href(path));
    await expect(seen, path).toBeVisible();
    await expect(main(page).locator('[aria-busy=true]'), path).toHaveCount(0);
    await expectAccessible(page, path);
  }
});

test('a member with referrals sees them, page by page, and each day with its sums', async ({
  page,
  message,
  locale,
  href,
}) => {
  await page.goto(href('/login'));
  await logIn(page, message, { username: 'aff' });
  await expect(headerBalance(page)).toBeVisible();
  await page.goto(href('/affiliate'));
  await expect(page.getByText('/aff/662E41')).toBeVisible();
  await expect(page.getByText(/11:00/).first()).toBeVisible();
  await page.goto(href('/affiliate/member'));
  await expect(page.getByText('zoo***')).toBeVisible();
  await page
    .getByRole('navigation', { name: say(locale, ['หน้า', 'Pages']), exact: true })
    .getByRole('link', { name: say(locale, ['หน้าถัดไป', 'Next page']) })
    .click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByText('zoo***')).toHaveCount(0);
  await expectAccessible(page, 'members, second page');
  await page.goto(href('/affiliate/reportDaily'));
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/affiliate\/reportDetail\/\d{4}-\d\d-\d\d$/);
  const total = say(locale, ['รวม', 'Total']);
  await expect(page.getByRole('rowheader', { name: total, exact: true })).toBeVisible();
  await expectAccessible(page, 'one day');
});

test.describe('when the API fails', () => {
  const FAILING: readonly (readonly [path: string, call: string, title: Pair])[] = [
    [
      '/promotion',
      '/api/promotion/list',
      ['โหลดโปรโมชั่นไม่สำเร็จ', 'The promotions could not be loaded'],
    ],
    [
      '/help',
      '/api/v3/member/help/articles',
      ['โหลดศูนย์ช่วยเหลือไม่สำเร็จ', 'The help centre could not be loaded'],
    ],
    [
      '/tournament',
      '/api/v3/member/tournament/list',
      ['โหลดทัวร์นาเมนต์ไม่สำเร็จ', 'The tournaments could not be loaded'],
    ],
    [
      '/game/g_durian-riot',
      '/api/v3/member/game/lists',
      ['โหลดข้อมูลเกมไม่สำเร็จ', 'The game could not be loaded'],
    ],
  ];

  test('a page reports it, and works after a retry', async ({
    page,
    servers,
    watch,
    message,
    locale,
    href,
  }) => {
    watch.expectConsole(FAILED_REQUEST);
    for (const [path, call, title] of FAILING) {
      const address = `${servers.sandbox}${call}**`;
      await page.route(address, (route) => route.abort());
      await page.goto(href(path));
      const failed = page.getByRole('heading', { name: say(locale, title) });
      await expect(failed, path).toBeVisible();
      await expectAccessible(page, `${path} without an answer`);
      await page.unroute(address);
      await main(page)
        .getByRole('button', { name: message('retry') })
        .click();
      await expect(failed, path).toHaveCount(0);
      await expect(main(page).getByRole('alert'), path).toHaveCount(0);
    }
  });

  test('an empty list reports that nothing was found', async ({ page, servers, locale, href }) => {
    const EMPTY: readonly (readonly [path: string, call: string, result: unknown])[] = [
      ['/promotion', '/api/promotion/list', []],
      ['/event', '/api/v3/member/event/list', { list: [] }],
      ['/tournament', '/api/v3/member/tournament/list', { list: [] }],
    ];
    for (const [path, call, result] of EMPTY) {
      await page.route(`${servers.sandbox}${call}**`, (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': servers.site },
          json: { code: 0, result },
        }),
      );
      await page.goto(href(path));
      const empty = say(locale, ['ไม่พบข้อมูล', 'Nothing found']);
      await expect(main(page).getByRole('heading', { name: empty }), path).toBeVisible();
    }
  });
});
