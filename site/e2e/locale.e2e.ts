import type { Page } from '@playwright/test';
import {
  channelButton,
  chooseChannel,
  expect,
  reviewWithdrawal,
  showQr,
  test,
  newestRows,
  goOn,
} from './support/journey.ts';
import type { Words } from './support/words.ts';

/** What a sentence without a translation would show. */
const MESSAGE_ID =
  /\b(account|affiliate|cashier|common|error|games|help|notices|promotions|shell|site|tournament|vip)\.[a-z]/;

/** Words of one language that have no place on a page of the other: names of games and banks do. */
const THAI = /[฀-๿]/;

interface Screen {
  path: string;
  title: Parameters<Words>[0];
  ready(page: Page, words: Words): Promise<unknown>;
}

const firstGame = (page: Page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

const FOR_VISITORS: readonly Screen[] = [
  { path: '/', title: 'titleHome', ready: firstGame },
  { path: '/list/slot', title: 'slots', ready: firstGame },
  {
    path: '/login',
    title: 'login',
    ready: (page, words) =>
      expect(page.getByRole('textbox', { name: words('username') })).toBeVisible(),
  },
  {
    path: '/menu',
    title: 'menu',
    ready: (page) => expect(page.getByRole('main').getByRole('navigation')).toBeVisible(),
  },
  {
    path: '/nowhere',
    title: 'pageNotFound',
    ready: (page, words) =>
      expect(page.getByRole('heading', { name: words('pageNotFound') })).toBeVisible(),
  },
];

const FOR_MEMBERS: readonly Screen[] = [
  { path: '/', title: 'titleHome', ready: firstGame },
  {
    path: '/menu',
    title: 'menu',
    ready: (page) => expect(page.getByRole('main').getByRole('navigation')).toBeVisible(),
  },
  {
    path: '/deposit',
    title: 'deposit',
    ready: (page) => expect(channelButton(page)).toBeVisible(),
  },
  {
    path: '/withdraw',
    title: 'withdraw',
    ready: (page, words) =>
      expect(page.getByRole('textbox', { name: words('withdrawAmount') })).toBeVisible(),
  },
  { path: '/history', title: 'titleHistory', ready: (page, words) => newestRows(page, words) },
];

test('every page for visitors says its language and its title, and shows words only', async ({
  page,
  locale,
  words,
  href,
  watch,
}) => {
  // The address that is no page is answered as such, and the browser says so.
  watch.expectConsole(/status of 404/);
  await expectOwnLanguage(page, FOR_VISITORS, { locale, words, href });
});

test('every page for members says its language and its title, and shows words only', async ({
  memberPage: page,
  locale,
  words,
  href,
}) => {
  await expectOwnLanguage(page, FOR_MEMBERS, { locale, words, href });
});

test('every step of the wallet shows words only', async ({
  memberPage: page,
  sandbox,
  words,
  href,
}) => {
  await page.goto(href('/deposit'));
  await chooseChannel(page);
  await expectWordsOnly(page, 'amount');
  await showQr(page, words, '504');
  await expectWordsOnly(page, 'QR');
  await sandbox.pull('qr-pay', { member: 'm_0001' });
  await expect(page.getByRole('heading', { name: words('depositDone') })).toBeVisible();
  await expectWordsOnly(page, 'deposit made');
  await goOn(page, href('/withdraw'), 2);
  await reviewWithdrawal(page, words, '1000');
  await expectWordsOnly(page, 'review');
  await page.getByRole('button', { name: words('confirmWithdraw') }).click();
  await expect(page.getByRole('heading', { name: words('withdrawDone') })).toBeVisible();
  await expectWordsOnly(page, 'withdrawal made');
  await page.getByRole('button', { name: words('backToWithdraw') }).click();
  await expect(page.getByRole('button', { name: words('lockedFor') })).toBeVisible();
  await expectWordsOnly(page, 'locked');
});

test('a page in English has no Thai in its headings, links and buttons', async ({ page }) => {
  await page.goto('/en');
  await firstGame(page);
  for (const role of ['heading', 'link', 'button'] as const) {
    const texts = await page.getByRole(role).allInnerTexts();
    // The link to the other language says so in that language.
    expect(
      texts.filter((text) => THAI.test(text) && text.trim() !== 'ภาษาไทย'),
      role,
    ).toEqual([]);
  }
});

async function expectOwnLanguage(
  page: Page,
  screens: readonly Screen[],
  { locale, words, href }: { locale: string; words: Words; href: (path: string) => string },
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await page.goto(href(screen.path));
      await screen.ready(page, words);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(titleOf(screen, words));
      await expectWordsOnly(page, screen.path);
    });
  }
}

function titleOf({ path, title }: Screen, words: Words): RegExp {
  return path === '/' ? new RegExp(`^.+ · ${words(title)}$`) : new RegExp(`^${words(title)} · .+$`);
}

async function expectWordsOnly(page: Page, what: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect.soft(MESSAGE_ID.exec(text)?.[0], what).toBeUndefined();
}
