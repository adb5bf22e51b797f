import type { Operator } from '@brand/operator';
import type { Page } from '@playwright/test';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { withOperator } from './support/withOperator.ts';
import type { Messages } from './support/messages.ts';

const drawer = (page: Page, message: Messages) =>
  page.getByRole('dialog', { name: message('menu') });
const menuButton = (page: Page, message: Messages) =>
  page.getByRole('banner').getByRole('button', { name: message('menu') });
const sidebar = (page: Page, message: Messages) =>
  page.getByRole('navigation', { name: message('mainMenu') });

/** Scrolls to the end of the page, which may grow meanwhile. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('[data-part=contact]').scrollIntoViewIfNeeded();
}

test('the languages are visible without scrolling', async ({ page, message, href, isPhone }) => {
  if (!isPhone) await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(href(isPhone ? '/menu' : '/'));
  const place = isPhone ? page.getByRole('main') : sidebar(page, message);
  await expect(place.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
});

test.describe('drawer of a phone', () => {
  test.use(PHONE);

  test('opens on touch, navigates, and Back returns to the previous page', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    await menuButton(page, message).tap();
    await drawer(page, message)
      .getByRole('link', { name: message('slots') })
      .tap();
    await expect(page).toHaveURL(href('/list/slot'));
    await expect(drawer(page, message)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(href('/'));
    await expect(drawer(page, message)).toHaveCount(0);
  });

  test('closes on Back, on Escape and on a press outside, and stays on the page', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page.goto(href('/'));
    await menuButton(page, message).tap();
    await expect(drawer(page, message)).toBeVisible();
    await page.goBack();
    await expect(drawer(page, message)).toHaveCount(0);
    await expect(page).toHaveURL(href('/'));
    await menuButton(page, message).press('Enter');
    await expect(drawer(page, message)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page, message)).toHaveCount(0);
    await expect(menuButton(page, message)).toBeFocused();
    await menuButton(page, message).tap();
    await expect(drawer(page, message)).toBeVisible();
    await page.touchscreen.tap(380, 500);
    await expect(drawer(page, message)).toHaveCount(0);
    await expect(page).toHaveURL(href('/'));
    await page.goBack();
    await expect(page).toHaveURL(href('/list/slot'));
  });

  test('shows the member, and updates on logout', async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    await menuButton(page, message).tap();
    const menu = drawer(page, message);
    await expect(menu.getByText('demo', { exact: true })).toBeVisible();
    await expect(menu.locator('[data-part=balance]')).toContainText(/\d\.\d\d/);
    await menu.getByRole('button', { name: message('logout') }).tap();
    await expect(page).toHaveURL(href('/'));
    await expect(menu).toHaveCount(0);
    await expect(headerBalance(page)).toHaveCount(0);
  });
});

test.describe('sidebar', () => {
  test.use(DESKTOP);

  test('has correct links, for a visitor and a member', async ({ page, message, href }) => {
    /** Pages of members lead a visitor to login, and from there to the page. */
    const follow = async (ofMembers: readonly string[] = []) => {
      const links = sidebar(page, message).locator('[data-part=group] a');
      const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      expect(names.length).toBeGreaterThan(10);
      for (const address of names.filter((one) => !/sideDeposit|sideHistory/.test(one))) {
        // Login and sign-up return to the page that they are followed from.
        const entry = sidebar(page, message).locator(
          `[data-part=group] :is(a[href="${address}"], a[href^="${address}?url="])`,
        );
        await entry.click();
        if (ofMembers.includes(address)) {
          await expect(page).toHaveURL(`${href('/login')}?url=${encodeURIComponent(address)}`);
          continue;
        }
        await expect(page).toHaveURL(({ pathname }) => pathname === address);
        await expect(entry).toHaveAttribute('aria-current', 'page');
      }
    };
    await page.goto(href('/'));
    await follow(['/missions']);
    await page.goto(href('/login'));
    await logIn(page, message);
    await expect(headerBalance(page)).toBeVisible();
    await follow();
    await page.goto(href('/'));
    await sidebar(page, message)
      .getByRole('link', { name: message('withdraw') })
      .click();
    await expect(page).toHaveURL(/sideDeposit=true&tab=withdraw-tab/);
  });

  test('counts a member’s favourites like the list', async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    const entry = sidebar(page, message).getByRole('link', { name: message('favourites') });
    await expect(entry.locator('[data-part=count]')).toHaveText(/^\d+$/);
  });
});

test.describe('footer', () => {
  test.use(PHONE);

  test('opens its groups on tap', async ({ page, message, href }) => {
    await page.goto(href('/vip'));
    const footer = page.getByRole('contentinfo');
    const games = footer.getByRole('button', { name: message('games') });
    const slots = footer.getByRole('link', { name: message('slots') });
    await expect(slots).toBeHidden();
    // The first taps may be before hydration.
    await expect(async () => {
      if (!(await slots.isVisible())) await games.tap();
      await expect(slots).toBeVisible({ timeout: 500 });
    }).toPass();
    await slots.tap();
    await expect(page).toHaveURL(href('/list/slot'));
  });
});

test('a feature that the operator has switched off is in no menu', async ({
  page,
  servers,
  message,
  href,
}) => {
  await withOperator(
    servers,
    (operator) => {
      operator.hideaff = true;
      for (const name of Object.keys(operator.features) as (keyof Operator['features'])[]) {
        operator.features[name] = false;
      }
      operator.menus.games = ['slot'];
    },
    async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const main = page.getByRole('main');
      await expect(async () => {
        await page.goto(href('/menu'));
        await expect(main.locator('[data-component=menu-tiles] a')).toHaveCount(2, {
          timeout: 2000,
        });
      }).toPass();
      await page.goto(href('/login'));
      await logIn(page, message);
      await expect(headerBalance(page)).toBeVisible();
      await page.goto(href('/menu'));
      await expect(main.getByRole('button', { name: message('logout') })).toBeVisible();
      for (const name of ['favourites', 'recents', 'affiliate', 'liveChat'] as const) {
        await expect(page.getByRole('link', { name: message(name) })).toHaveCount(0);
      }
      await expect(main.getByText('LINE')).toHaveCount(0);
      await scrollToEnd(page);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /\/chat\/|\/line\//.test(url))).toEqual([]);
    },
  );
});
