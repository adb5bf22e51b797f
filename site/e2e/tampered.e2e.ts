import type { Page } from '@playwright/test';
import { testMoment } from '../../scripts/moment/moments.ts';
import { COOKIES, LOCAL_ITEMS, TAB_ITEMS, namesOf } from '../src/platform/storage/storageTable.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';

const COOKIE_NAMES = namesOf(COOKIES);
const LOCAL_NAMES = namesOf(LOCAL_ITEMS);
const TAB_NAMES = namesOf(TAB_ITEMS);
const NOW = testMoment(process.env);
const YEAR = 365 * 86_400_000;
const stranger = (time: number) =>
  JSON.stringify({
    accessToken: 5,
    refreshToken: null,
    username: {},
    userId: 'm_9999',
    results: ['x'],
    user_id: 'm_9999',
    expired: time,
    credit: 1,
    deposit: 1,
    time,
    phone: '0812345678',
    token: '<b>',
    expiresAt: time,
  });

/** The browser looks for the icon of a bare file, which has none. */
const NO_ICON = /status of 404/;

/** Ways in which a value can be bad; cookies cannot be longer than 4 kB. */
const BAD: Readonly<Record<string, string>> = {
  empty: '',
  junk: '%E0%A4%A;{"<script>alert(1)</script>',
  'a stranger’s, far past': stranger(NOW - 10 * YEAR),
  'a stranger’s, far future': stranger(NOW + 10 * YEAR),
  'a stranger’s lock': `m_9999|${NOW + 10 * YEAR}`,
  '100 kB': 'x'.repeat(100_000),
  'a list': '[1,2,{}]',
  'a record of wrong kinds': '{"version":2,"menuFolded":[],"recentSearches":{"a":1},"login":7}',
};

for (const [kind, value] of Object.entries(BAD)) {
  test(`the site starts and works where everything kept is ${kind}`, async ({
    page,
    message,
    href,
    watch,
  }) => {
    watch.expectConsole(NO_ICON);
    await page.goto('/operator/operator.json');
    await plant(page, value);
    await page.goto(href('/'));
    await expect(page.getByRole('heading', { name: message('hotGames') })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: message('login') }),
    ).toBeVisible();
    // What is seen first stands in the document; the script looks through what was kept a moment later.
    await expect.poll(() => dropped(page)).toEqual([]);
    await page.goto(href('/login'));
    await logIn(page, message);
    await expect(headerBalance(page)).toHaveText('12,500.00');
    // The lock of nobody, and the one of far away, lock nothing.
    await page.goto(href('/withdraw'));
    await expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible();
    await expect(page.getByText(message('lockedFor'))).toHaveCount(0);
  });
}

test('a member stays one beside what is damaged', async ({ memberPage: page, href, watch }) => {
  watch.expectConsole(NO_ICON);
  await page.goto('/operator/operator.json');
  await plant(
    page,
    'junk',
    COOKIE_NAMES.filter((name) => name !== 'auth'),
  );
  await page.goto(href('/list/slot'));
  await expect(headerBalance(page)).toHaveText('12,500.00');
  // Whether LINE is linked is asked anew where the menu is in place.
  const left = async () => (await dropped(page)).filter((name) => name !== 'line');
  await expect.poll(left).toEqual(['auth', 'owner', 'owner']);
  await page.goto(href('/history'));
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\.\d\d/)
      .first(),
  ).toBeVisible();
});

/** Sets every name of the table to one value. All cookies together have to fit into the head of a request. */
async function plant(
  page: Page,
  value: string,
  cookies: readonly string[] = COOKIE_NAMES,
): Promise<void> {
  const raw = value.includes('%') ? value.replaceAll(';', '%3B') : encodeURIComponent(value);
  await page.evaluate(
    ([text, cookie, names, local, tab]) => {
      for (const name of names) document.cookie = `${name}=${cookie}; Path=/`;
      for (const name of local) localStorage.setItem(name, text);
      for (const name of tab) sessionStorage.setItem(name, text);
    },
    [value, raw.slice(0, 800), cookies, LOCAL_NAMES, TAB_NAMES] as const,
  );
}

/** Names that should have been dropped at the start and are still there. */
async function dropped(page: Page): Promise<string[]> {
  // Judged when they are read: by their fields, whose they are and when; or by the widget of the chat.
  const judgedLater = [
    'preferences',
    'brandChat',
    'drafts',
    'lineWay',
    'alert',
    'regisPromotion',
    'depositPromotion',
    'withdrawLock',
    'seenAnnouncement',
    // Written anew by the page that is loaded.
    'promoBoxCollapsed',
  ];
  const left = await page.evaluate(() => [
    ...document.cookie.split('; ').map((part) => part.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return left.filter((name) => name && !judgedLater.includes(name)).toSorted();
}
