import type { Locator, Page } from '@playwright/test';
import {
  channelButton,
  chooseChannel,
  expect,
  headerBalance,
  reviewWithdrawal,
  showQr,
  test,
  newestRows,
} from './support/journey.ts';
import { expectAccessible } from './support/accessible.ts';
import { DESKTOP } from './support/screens.ts';

test('a visitor finds every page accessible', async ({ page, message, href, watch }) => {
  // The server answers an unknown address with 404, and the browser logs that.
  watch.expectConsole(/status of 404/);
  await page.goto(href('/'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'home');
  await page.goto(href('/list/slot'));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'list');
  await page.goto(href('/login'));
  await page
    .getByRole('main')
    .getByRole('button', { name: message('login'), exact: true })
    .and(page.locator('[type=submit]'))
    .click();
  await expect(page.getByText(message('usernameRequired'))).toBeVisible();
  await expectAccessible(page, 'login with its messages');
  await page.goto(href('/menu'));
  await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.goto(href('/nowhere'));
  await expect(page.getByRole('heading', { name: message('pageNotFound') })).toBeVisible();
  await expectAccessible(page, '404');
});

/** The rest of the site map. `pages.e2e.ts` checks promotions, tournaments, VIP, help, affiliate and games. */
const OF_VISITORS = [
  '/search',
  '/search/dragon',
  '/register',
  '/registerAff',
  '/aff/nobody',
  '/forgot',
  '/loginUrl',
  '/loginUrl?token=gone',
  '/loginLine',
  '/maintenance',
];
const OF_MEMBERS = ['/profile', '/resetPassword', '/favourite', '/list/recent'];

test(
  'a visitor finds every other page accessible',
  { tag: '@prove' },
  async ({ page, href, watch }) => {
    watch.expectConsole(/status of 4\d\d/);
    for (const path of OF_VISITORS) {
      await page.goto(href(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
      await expectAccessible(page, path);
    }
  },
);

test(
  'a member finds every other page accessible',
  { tag: '@prove' },
  async ({ memberPage: page, href }) => {
    for (const path of OF_MEMBERS) {
      await page.goto(href(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
      await expectAccessible(page, path);
    }
  },
);

test(
  'a member finds home, menu, history and game accessible',
  { tag: '@prove' },
  async ({ memberPage: page, message, href, isPhone }) => {
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'home');
    await page.goto(href('/menu'));
    await expect(page.getByRole('main').getByRole('navigation')).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.goto(href('/history'));
    await newestRows(page, message);
    await expectAccessible(page, 'history');
    await page.goto(href('/list/slot'));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const game = isPhone ? page : page.getByRole('main').frameLocator('iframe');
    await expect(game.getByRole('button', { name: message('spin') })).toBeEnabled();
    await expectAccessible(page, 'game');
  },
);

test(
  'each step of a deposit is accessible',
  { tag: '@prove' },
  async ({ memberPage: page, sandbox, message, href }) => {
    await page.goto(href('/deposit'));
    await expect(channelButton(page)).toBeVisible();
    await expectAccessible(page, 'channels');
    await chooseChannel(page);
    await page.getByRole('button', { name: message('createQr') }).click();
    await expect(page.getByText(message('depositRequired'))).toBeVisible();
    await expectAccessible(page, 'amount with its message');
    await showQr(page, message, '504');
    await expectAccessible(page, 'QR');
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByRole('heading', { name: message('depositDone') })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: '13,004.00' }),
    ).toBeVisible();
    await expectAccessible(page, 'success');
  },
);

test(
  'each step of a withdrawal is accessible',
  { tag: '@prove' },
  async ({ memberPage: page, message, href }) => {
    await page.goto(href('/withdraw'));
    const field = page.getByRole('textbox', { name: message('withdrawAmount') });
    await expect(field).toBeVisible();
    await expectAccessible(page, 'form');
    await reviewWithdrawal(page, message, '1000');
    await expectAccessible(page, 'review');
    await page.getByRole('button', { name: message('confirmWithdraw') }).click();
    await expect(page.getByRole('heading', { name: message('withdrawDone') })).toBeVisible();
    await expectAccessible(page, 'success');
    await page.getByRole('button', { name: message('backToWithdraw') }).click();
    await expect(page.getByRole('button', { name: message('lockedFor') })).toBeVisible();
    await expectAccessible(page, 'locked');
  },
);

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('the side panel is accessible', async ({ memberPage: page, href }) => {
    await page.goto(`${href('/')}?sideDeposit=true`);
    await expect(channelButton(page)).toBeVisible();
    await expectAccessible(page, 'side panel');
  });

  test('a deposit works with the keyboard only, from the top of the page', async ({
    blankMemberPage: page,
    sandbox,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    await expect(headerBalance(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: message('skip') })).toBeFocused();

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: message('deposit') }));
    await page.keyboard.press('Enter');
    await expect(channelButton(page)).toBeVisible();
    await tabTo(page, channelButton(page));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: message('depositAmount') }));
    await page.keyboard.type('504');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: message('qrFor', '504.00') })).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    const done = page.getByRole('heading', { name: message('depositDone') });
    await expect(done).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(headerBalance(page)).toHaveText('13,004.00');
  });
});

test('changing the language keeps page and parameters', async ({
  blankMemberPage: page,
  locale,
  message,
  isPhone,
  href,
}) => {
  const other = (path: string) => (locale === 'th' ? `/en${path}` : path);
  const path = isPhone ? '/menu?ref=662E41' : '/list/slot?ref=662E41';
  await page.goto(href(path));
  await page
    .getByRole('navigation', { name: message('mainMenu') })
    .getByRole('link', { name: message('otherLanguage') })
    .click();
  await expect(page).toHaveURL(other(path));
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'th' ? 'en' : 'th');
  await expect(page.locator('a[hreflang][aria-current]:visible')).toHaveAttribute(
    'hreflang',
    locale === 'th' ? 'en' : 'th',
  );
});

/** Presses Tab until the element has the focus. An element that is not reached in a hundred steps is unreachable. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 100; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached by keyboard.');
}
