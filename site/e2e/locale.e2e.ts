import type { Page } from '@playwright/test';
import {
  channelButton,
  depositByQr,
  expect,
  goOn,
  newestRows,
  reviewWithdrawal,
  test,
} from './support/journey.ts';
import type { Messages } from './support/messages.ts';

/** Text that a missing translation would show. */
const MESSAGE_ID =
  /\b(account|affiliate|cashier|common|error|games|help|notices|promotions|shell|site|tournament|vip)\.[a-z]/;

/** Words of one language that must not be on a page of the other. Names of games and banks are allowed. */
const THAI = /[฀-๿]/;

interface Screen {
  path: string;
  title: Parameters<Messages>[0];
  ready(page: Page, message: Messages): Promise<unknown>;
}

const firstGame = (page: Page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

const FOR_VISITORS: readonly Screen[] = [
  { path: '/', title: 'titleHome', ready: firstGame },
  { path: '/list/slot', title: 'slots', ready: firstGame },
  {
    path: '/login',
    title: 'login',
    ready: (page, message) =>
      expect(page.getByRole('textbox', { name: message('username') })).toBeVisible(),
  },
  {
    path: '/menu',
    title: 'menu',
    ready: (page) => expect(page.getByRole('main').getByRole('navigation')).toBeVisible(),
  },
  {
    path: '/nowhere',
    title: 'pageNotFound',
    ready: (page, message) =>
      expect(page.getByRole('heading', { name: message('pageNotFound') })).toBeVisible(),
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
    ready: (page, message) =>
      expect(page.getByRole('textbox', { name: message('withdrawAmount') })).toBeVisible(),
  },
  { path: '/history', title: 'titleHistory', ready: (page, message) => newestRows(page, message) },
];

test('every page for visitors has its language and title, and shows only messages', async ({
  page,
  locale,
  message,
  href,
  watch,
}) => {
  // The server answers an unknown address with 404, and the browser logs that.
  watch.expectConsole(/status of 404/);
  await expectOwnLanguage(page, FOR_VISITORS, { locale, message, href });
});

test('every page for members has its language and title, and shows only messages', async ({
  memberPage: page,
  locale,
  message,
  href,
}) => {
  await expectOwnLanguage(page, FOR_MEMBERS, { locale, message, href });
});

test('every step of the wallet shows only messages', async ({
  blankMemberPage: page,
  sandbox,
  message,
  href,
}) => {
  await depositByQr({ page, sandbox, message, href }, async (step) =>
    expectWordsOnly(page, `deposit, ${step}`),
  );
  await goOn(page, href('/withdraw'), 2);
  await reviewWithdrawal(page, message, '1000');
  await expectWordsOnly(page, 'review');
  await page.getByRole('button', { name: message('confirmWithdraw') }).click();
  await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
  await expectWordsOnly(page, 'withdrawal made');
  await page.getByRole('button', { name: message('backToWithdraw') }).click();
  await expect(page.getByRole('button', { name: message('lockedFor') })).toBeVisible();
  await expectWordsOnly(page, 'locked');
});

test('a page in English has no Thai in its headings, links and buttons', async ({ page }) => {
  await page.goto('/en');
  await firstGame(page);
  for (const role of ['heading', 'link', 'button'] as const) {
    const texts = await page.getByRole(role).allInnerTexts();
    // The link to the other language is in that language.
    expect(
      texts.filter((text) => THAI.test(text) && text.trim() !== 'ภาษาไทย'),
      role,
    ).toEqual([]);
  }
});

async function expectOwnLanguage(
  page: Page,
  screens: readonly Screen[],
  { locale, message, href }: { locale: string; message: Messages; href: (path: string) => string },
): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await page.goto(href(screen.path));
      await screen.ready(page, message);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(titleOf(screen, message));
      await expectWordsOnly(page, screen.path);
    });
  }
}

function titleOf({ path, title }: Screen, message: Messages): RegExp {
  return path === '/'
    ? new RegExp(`^.+ · ${message(title)}$`)
    : new RegExp(`^${message(title)} · .+$`);
}

async function expectWordsOnly(page: Page, what: string): Promise<void> {
  const text = await page.locator('body').innerText();
  expect.soft(MESSAGE_ID.exec(text)?.[0], what).toBeUndefined();
}
