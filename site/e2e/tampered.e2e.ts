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

/** The browser requests the icon of a plain file, which has none. */
const NO_ICON = /status of 404/;

/** Kinds of invalid values. Cookies cannot be longer than 4 kB. */
const BAD: Readonly<Record<string, string>> = {
  empty: '',
  junk: '%E0%A4%A;{"<script>alert(1)</script>',
  'of another member, far in the past': stranger(NOW - 10 * YEAR),
  'of another member, far in the future': stranger(NOW + 10 * YEAR),
  'a lock of another member': `m_9999|${NOW + 10 * YEAR}`,
  '100 kB': 'x'.repeat(100_000),
  'a list': '[1,2,{}]',
  'a record with wrong types': '{"version":2,"menuFolded":[],"recentSearches":{"a":1},"login":7}',
};

for (const [kind, value] of Object.entries(BAD)) {
  test(`the site starts and works when all stored values are ${kind}`, async ({
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
    // The first view is server-rendered. The script validates the stored values a moment later.
    // Typed text of an expired session waits for its owner.
    const left = async () => (await dropped(page)).filter((name) => name !== 'owner');
    await expect.poll(left).toEqual([]);
    await page.goto(href('/login'));
    await logIn(page, message);
    await expect(headerBalance(page)).toHaveText('12,500.00');
    // Locks of another member, or far in the future, have no effect.
    await page.goto(href('/withdraw'));
    await expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible();
    await expect(page.getByText(message('lockedFor'))).toHaveCount(0);
  });
}

test('a member stays logged in next to damaged values', async ({
  blankMemberPage: page,
  href,
  watch,
}) => {
  watch.expectConsole(NO_ICON);
  await page.goto('/operator/operator.json');
  await plant(
    page,
    'junk',
    COOKIE_NAMES.filter((name) => name !== 'auth'),
  );
  await page.goto(href('/list/slot'));
  await expect(headerBalance(page)).toHaveText('12,500.00');
  // Where the menu is visible, the LINE status is requested again.
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

/** Sets every name of the table to one value. All cookies together have to fit into the request header. */
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

/** Names that should have been removed at the start and still exist. */
async function dropped(page: Page): Promise<string[]> {
  // Validated when they are read: by their fields, owner and time, or by the chat widget.
  const judgedLater = [
    'preferences',
    'brandChat',
    'drafts',
    'lineWay',
    'lineSignUp',
    'alert',
    'regisPromotion',
    'depositPromotion',
    'withdrawLock',
    'seenAnnouncement',
    // Written again by the loaded page.
    'promoBoxCollapsed',
  ];
  const left = await page.evaluate(() => [
    ...document.cookie.split('; ').map((part) => part.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return left.filter((name) => name && !judgedLater.includes(name)).toSorted();
}
