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
import type { Words } from './support/words.ts';

const IPAD = { ...DESKTOP, viewport: { width: 820, height: 1180 } };

const header = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const searchField = (page: Page, words: Words) =>
  page.getByRole('combobox', { name: words('searchGames') });
const sidebar = (page: Page, words: Words) =>
  page.getByRole('navigation', { name: words('mainMenu') });

test.describe('the header of a phone', () => {
  test.use(PHONE);

  test('has a logo on home, back and the name of the page elsewhere', async ({
    page,
    words,
    href,
  }) => {
    await page.goto(href('/'));
    await expect(header(page).getByRole('button', { name: words('menu') })).toBeVisible();
    await expect(link(page, words('register'))).toBeVisible();
    await expect(searchField(page, words)).toBeVisible();
    await page.goto(href('/list/slot'));
    await expect(header(page).getByText(words('slots'), { exact: true })).toBeVisible();
    await expect(searchField(page, words)).toHaveCount(0);
    await link(page, words('searchGames')).click();
    await expect(page).toHaveURL(href('/search'));
    await link(page, words('back')).click();
    await expect(page).toHaveURL(href('/list/slot'));
    // One came here from elsewhere: back is the page above.
    await link(page, words('back')).click();
    await expect(page).toHaveURL(href('/'));
  });

  test('offers the other way in where one joins, and a way out', async ({ page, words, href }) => {
    await page.goto(href('/login'));
    await expect(link(page, words('login'))).toHaveCount(0);
    await expect(link(page, words('register'))).toBeVisible();
    await page.goto(href('/register'));
    await expect(link(page, words('register'))).toHaveCount(0);
    await expect(link(page, words('login'))).toBeVisible();
    await link(page, words('closeToHome')).click();
    await expect(page).toHaveURL(href('/'));
  });

  test('is nothing but back, the name and the way out where a password was forgotten', async ({
    page,
    words,
    href,
  }) => {
    await page.goto(href('/forgot'));
    await expect(header(page).getByRole('link')).toHaveCount(2);
    await link(page, words('back')).click();
    await expect(page).toHaveURL(href('/login'));
  });

  test('marks in the tab bar where one is, and asks a visitor who deposits to log in', async ({
    page,
    words,
    href,
  }) => {
    await page.goto(href('/list/casino'));
    const tabs = page.getByRole('navigation', { name: words('tabBar') });
    await expect(tabs.getByRole('link', { name: words('games') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link', { name: words('deposit') }).click();
    await expect(page).toHaveURL(`${href('/login')}?url=%2Fdeposit`);
  });
});

test.describe('back on a phone', () => {
  test.use(PHONE);

  test('goes from the QR to the amount, to the channels, to where one was', async ({
    memberPage: page,
    words,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page
      .getByRole('navigation', { name: words('tabBar') })
      .getByRole('link', { name: words('deposit') })
      .click();
    await chooseChannel(page);
    await showQr(page, words, '500');
    await page.goBack();
    // A QR may be paid already: one is asked, and the next Back keeps it.
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { name: words('scanToDeposit') })).toBeVisible();
    await link(page, words('back')).click();
    await question.getByRole('button', { name: words('cancelQr') }).click();
    const amount = page.getByRole('textbox', { name: words('depositAmount') });
    await expect(amount).toHaveValue('500');
    await untilStep(page, 1);
    await link(page, words('back')).click();
    await expect(channelButton(page)).toBeVisible();
    await untilStep(page, 0);
    await expect(page).toHaveURL(href('/deposit'));
    await page.goBack();
    await expect(page).toHaveURL(href('/list/slot'));
  });

  test('leads to a QR that waits, and never to a step that is over', async ({
    memberPage: page,
    sandbox,
    words,
    href,
  }) => {
    const home = page
      .getByRole('navigation', { name: words('tabBar') })
      .getByRole('link')
      .first();
    await link(page, words('deposit')).click();
    await chooseChannel(page);
    await showQr(page, words, '504');
    await home.click();
    await expect(page).toHaveURL(href('/'));
    await page.goBack();
    await expect(page.getByRole('heading', { name: words('scanToDeposit') })).toBeVisible();
    await home.click();
    await expect(page.getByText(words('pendingQr', '504'))).toBeVisible();
    await sandbox.pull('qr-pay', { member: 'm_0001' });
    await expect(page.getByText(words('qrPaid', '504'))).toBeVisible();
    await page.goBack();
    await expect(channelButton(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(href('/'));
  });
});

test.describe('the search', () => {
  test('runs at Enter from three characters on, and finds by name', async ({
    page,
    words,
    href,
  }) => {
    await page.goto(href('/'));
    const field = searchField(page, words);
    await field.fill('ko<>');
    await expect(field).toHaveValue('ko');
    await field.press('Enter');
    await expect(page.getByText(words('searchShort'))).toBeVisible();
    await field.fill('koi');
    await field.press('Enter');
    await expect(page).toHaveURL(href('/search/koi'));
    await expect(searchField(page, words)).toHaveValue('koi');
    const found = page.getByRole('main').locator('[data-component=game-card]');
    await expect(found.first()).toContainText(/koi|คาร์ป/i);
  });

  test('says that nothing was found, and what to do next', async ({ page, words, href }) => {
    await page.goto(href('/search/zzzzzz'));
    await expect(page.getByText(words('nothingFound', 'zzzzzz'))).toBeVisible();
  });
});

test.describe('beside a page', () => {
  test.use(DESKTOP);

  test('the key / leads to the search', async ({ page, words, href }) => {
    await page.goto(href('/list/slot'));
    // The field stands in the document; games say that the script has taken it over.
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(searchField(page, words)).toBeFocused();
    await expect(searchField(page, words)).toHaveValue('');
  });

  test('the menu folds, and stays so after a reload', async ({ page, words, href }) => {
    await page.goto(href('/'));
    const width = async () => (await sidebar(page, words).boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(200);
    await header(page)
      .getByRole('button', { name: words('menu') })
      .click();
    await expect.poll(width).toBeLessThan(80);
    await page.reload();
    await expect(header(page)).toBeVisible();
    await expect.poll(width).toBeLessThan(80);
  });

  test('the X closes a panel so that Back does not open it again', async ({
    memberPage: page,
    words,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page.goto(href('/list/casino'));
    await link(page, words('deposit')).click();
    const panel = page.getByRole('dialog', { name: words('wallet') });
    await panel.getByRole('tab', { name: words('withdraw') }).click();
    await page.getByRole('button', { name: words('close'), exact: true }).click();
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(href('/list/slot'));
    await expect(panel).toHaveCount(0);
  });
});

test.describe('on an iPad', () => {
  test.use(IPAD);

  test('the menu stands in place, folded', async ({ page, words, href }) => {
    await page.goto(href('/'));
    await expect(sidebar(page, words)).toBeVisible();
    await expect
      .poll(async () => (await sidebar(page, words).boundingBox())?.width ?? NaN)
      .toBeLessThan(80);
    await expect(page.getByRole('navigation', { name: words('tabBar') })).toBeHidden();
  });
});

for (const width of [320, 390]) {
  test(`a balance of 999,999.99 fits at ${width} pixels`, async ({ page, href, words }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.route('**/api/v1/member/credit', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { result: { balance: number } };
      await route.fulfill({ response: reply, json: { ...body, result: { balance: 999_999.99 } } });
    });
    await page.goto(href('/login'));
    await logIn(page, words);
    await expect(headerBalance(page)).toHaveText('999,999.99');
    const cut = () =>
      header(page).evaluate((bar) => {
        const { right } = bar.getBoundingClientRect();
        return [...bar.querySelectorAll('a, button')].filter(
          (part) => part.getBoundingClientRect().right > right,
        ).length;
      });
    await expect.poll(cut).toBe(0);
  });
}
