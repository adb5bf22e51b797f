import type { Page } from '@playwright/test';
import {
  channelButton,
  chooseChannel,
  expect,
  headerBalance,
  logIn,
  showQr,
  test,
  untilStep,
} from './support/journey.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import type { Messages } from './support/messages.ts';

const IPAD = { ...DESKTOP, viewport: { width: 820, height: 1180 } };

const header = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const searchField = (page: Page, message: Messages) =>
  page.getByRole('combobox', { name: message('searchGames') });
const sidebar = (page: Page, message: Messages) =>
  page.getByRole('navigation', { name: message('mainMenu') });

test.describe('header of a phone', () => {
  test.use(PHONE);

  test('has a logo on home, and back and the page title on other pages', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    await expect(header(page).getByRole('button', { name: message('menu') })).toBeVisible();
    await expect(link(page, message('register'))).toBeVisible();
    await expect(searchField(page, message)).toBeVisible();
    await page.goto(href('/list/slot'));
    await expect(header(page).getByText(message('slots'), { exact: true })).toBeVisible();
    await expect(link(page, message('register'))).toBeVisible();
    await expect(link(page, message('login'))).toBeVisible();
    await expect(searchField(page, message)).toHaveCount(0);
    await link(page, message('searchGames')).click();
    await expect(page).toHaveURL(href('/search'));
    await link(page, message('back')).click();
    await expect(page).toHaveURL(href('/list/slot'));
    // The page was opened directly, so back goes to the parent page.
    await link(page, message('back')).click();
    await expect(page).toHaveURL(href('/'));
  });

  test('offers the other page on login and registration, and a close link', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/login'));
    await expect(link(page, message('login'))).toHaveCount(0);
    await expect(link(page, message('register'))).toBeVisible();
    await page.goto(href('/register'));
    await expect(link(page, message('register'))).toHaveCount(0);
    await expect(link(page, message('login'))).toBeVisible();
    await link(page, message('closeToHome')).click();
    await expect(page).toHaveURL(href('/'));
  });

  test('has only back, the title and a close link for a forgotten password', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/forgot'));
    await expect(header(page).getByRole('link')).toHaveCount(2);
    await link(page, message('back')).click();
    await expect(page).toHaveURL(href('/login'));
  });

  test('marks the current tab, and asks a visitor who deposits to log in', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/list/casino'));
    const tabs = page.getByRole('navigation', { name: message('tabBar') });
    await expect(tabs.getByRole('link', { name: message('games') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link', { name: message('deposit') }).click();
    await expect(page).toHaveURL(`${href('/login')}?url=%2Fdeposit`);
  });
});

test.describe('back on a phone', () => {
  test.use(PHONE);

  test('goes from the QR to the amount, to the channels, to the previous page', async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page
      .getByRole('navigation', { name: message('tabBar') })
      .getByRole('link', { name: message('deposit') })
      .click();
    await chooseChannel(page);
    await showQr(page, message, '500');
    await page.goBack();
    // A QR may already be paid, so Back asks first, and the next Back keeps it.
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
    await link(page, message('back')).click();
    await question.getByRole('button', { name: message('cancelQr') }).click();
    const amount = page.getByRole('textbox', { name: message('depositAmount') });
    await expect(amount).toHaveValue('500');
    await untilStep(page, 1);
    await link(page, message('back')).click();
    await expect(channelButton(page)).toBeVisible();
    await untilStep(page, 0);
    await expect(page).toHaveURL(href('/deposit'));
    await page.goBack();
    await expect(page).toHaveURL(href('/list/slot'));
  });

  test('goes to a pending QR, and never to a step that has ended', async ({
    memberPage: page,
    sandbox,
    message,
    href,
  }) => {
    const home = page
      .getByRole('navigation', { name: message('tabBar'), includeHidden: true })
      .getByRole('link', { includeHidden: true })
      .first();
    await link(page, message('deposit')).click();
    await chooseChannel(page);
    await showQr(page, message, '504');
    // The tab bar is hidden next to a QR. Any other link of the site leads away as well.
    await home.dispatchEvent('click');
    await expect(page).toHaveURL(href('/'));
    await page.goBack();
    await expect(page.getByRole('heading', { name: message('scanToDeposit') })).toBeVisible();
    await home.dispatchEvent('click');
    await expect(page.getByText(message('pendingQr', '504'))).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByText(message('qrPaid', '504'))).toBeVisible();
    await page.goBack();
    await expect(channelButton(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(href('/'));
  });
});

test.describe('search', () => {
  test('runs on Enter from three characters on, and finds by name', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(href('/'));
    const field = searchField(page, message);
    await field.fill('ko<>');
    await expect(field).toHaveValue('ko');
    await field.press('Enter');
    await expect(page.getByText(message('searchShort'))).toBeVisible();
    await field.fill('koi');
    await field.press('Enter');
    await expect(page).toHaveURL(href('/search/koi'));
    await expect(searchField(page, message)).toHaveValue('koi');
    const found = page.getByRole('main').locator('[data-component=game-card]');
    await expect(found.first()).toContainText(/koi|คาร์ป/i);
  });

  test('reports that nothing was found, with suggestions', async ({ page, message, href }) => {
    await page.goto(href('/search/zzzzzz'));
    await expect(page.getByText(message('nothingFound', 'zzzzzz'))).toBeVisible();
  });
});

test.describe('next to a page', () => {
  test.use(DESKTOP);

  test('the key / focuses the search', async ({ page, message, href }) => {
    await page.goto(href('/list/slot'));
    // The field is server-rendered. Visible games show that the page is hydrated.
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(searchField(page, message)).toBeFocused();
    await expect(searchField(page, message)).toHaveValue('');
  });

  test('the menu folds, and stays folded after a reload', async ({ page, message, href }) => {
    await page.goto(href('/'));
    const width = async () => (await sidebar(page, message).boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(200);
    await header(page)
      .getByRole('button', { name: message('menu') })
      .click();
    await expect.poll(width).toBeLessThan(80);
    await page.reload();
    await expect(header(page)).toBeVisible();
    await expect.poll(width).toBeLessThan(80);
  });

  test('the X closes a panel so that Back does not open it again', async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page.goto(href('/list/casino'));
    // Before hydration the browser would follow the link, to a document with the open panel.
    await expect(headerBalance(page)).toBeVisible();
    await link(page, message('deposit')).click();
    const panel = page.getByRole('dialog', { name: message('wallet') });
    await panel.getByRole('tab', { name: message('withdraw') }).click();
    await page.getByRole('button', { name: message('close'), exact: true }).click();
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(href('/list/slot'));
    await expect(panel).toHaveCount(0);
  });
});

test.describe('on a large screen', () => {
  test.use({ ...DESKTOP, viewport: { width: 1920, height: 1080 } });

  test('games are up to 1536 px wide, texts 1280 px, and titles of pages are 32 px', async ({
    page,
    href,
  }) => {
    // Including the two edges of 32 px.
    const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
    await page.goto(href('/'));
    await expect.poll(width).toBe(1600);
    for (const [path, expected] of [
      ['/list/slot', 1600],
      ['/promotion', 1344],
      ['/help', 1344],
    ] as const) {
      await page.goto(href(path));
      await expect.poll(width).toBe(expected);
      await expect(page.locator('main h1').first()).toHaveCSS('font-size', '32px');
    }
  });
});

test.describe('on an iPad', () => {
  test.use(IPAD);

  test('the menu is folded next to the page', async ({ page, message, href }) => {
    await page.goto(href('/'));
    await expect(sidebar(page, message)).toBeVisible();
    await expect
      .poll(async () => (await sidebar(page, message).boundingBox())?.width ?? NaN)
      .toBeLessThan(80);
    await expect(page.getByRole('navigation', { name: message('tabBar') })).toBeHidden();
  });
});

for (const width of [320, 390]) {
  test(`a balance of 999,999.99 fits at ${width} pixels`, async ({ page, href, message }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.route('**/api/v1/member/credit', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { result: { balance: number } };
      await route.fulfill({ response: reply, json: { ...body, result: { balance: 999_999.99 } } });
    });
    await page.goto(href('/login'));
    await logIn(page, message);
    await expect(headerBalance(page)).toHaveText('999,999.99');
    const cut = () =>
      header(page).evaluate((bar) => {
        const end = (part: Element) => part.getBoundingClientRect().right;
        return [...bar.querySelectorAll('a, button')].filter((part) => end(part) > end(bar)).length;
      });
    await expect.poll(cut).toBe(0);
  });
}
