import type { Locator, Page } from '@playwright/test';
import { channelButton, expect, headerBalance, test } from './support/journey.ts';
import { mostRestyled } from './support/restyled.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import type { Messages } from './support/messages.ts';

const WIDTH = 440;

function panelOf(page: Page, message: Messages): Locator {
  return page.getByRole('dialog', { name: message('wallet') });
}

test.describe('next to a page', () => {
  test.use(DESKTOP);

  test('the deposit button opens the cashier at the right, 440 pixels wide', async ({
    blankMemberPage: page,
    message,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('deposit') })
      .click();
    const panel = panelOf(page, message);
    await expect(panel.getByRole('heading', { name: message('chooseChannel') })).toBeVisible();
    const url = new URL(page.url());
    expect(url.pathname).toBe(href('/list/slot'));
    expect(url.searchParams.get('sideDeposit')).toBe('true');
    // It slides in; only its final position counts. The page ends at its scroll bar.
    const edge = await page.evaluate(() => document.documentElement.getBoundingClientRect().right);
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box && { width: box.width, right: box.x + box.width, height: box.height };
      })
      .toEqual({ width: WIDTH, right: edge, height: 900 });
  });

  test('opening it recalculates styles of the panel, not of the page', async ({
    blankMemberPage: page,
    browser,
    message,
    href,
  }) => {
    await page.goto(href('/list/slot'));
    const heading = panelOf(page, message).getByRole('heading', { name: message('chooseChannel') });
    const open = async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: message('deposit') })
        .click();
      await expect(heading).toBeVisible();
    };
    // Code and styles load the first time.
    await open();
    await page.keyboard.press('Escape');
    await expect(heading).toBeHidden();
    const whole = await page.locator('body *').count();
    expect(await mostRestyled(browser, open)).toBeLessThan(whole / 4);
  });

  for (const { flags, tab } of [
    { flags: 'sideDeposit=true', tab: 'deposit' },
    { flags: 'sideDeposit=true&tab=deposit-usdt-tab&arr=1', tab: 'usdt' },
    { flags: 'sideDeposit=true&tab=withdraw-tab', tab: 'withdraw' },
    { flags: 'sideDeposit=true&arr=2', tab: 'withdraw' },
    { flags: 'sideDeposit=true&tab=deposit-tab&arr=2', tab: 'deposit' },
    { flags: 'sideDeposit=true&tab=unknown&arr=2', tab: 'withdraw' },
  ] as const) {
    test(`?${flags} opens the ${tab} tab`, async ({ blankMemberPage: page, message, href }) => {
      await page.goto(`${href('/')}?${flags}`);
      const open = panelOf(page, message).getByRole('tab', { name: message(tab), exact: true });
      await expect(open).toHaveAttribute('aria-selected', 'true');
    });
  }

  for (const { way, close } of [
    { way: 'Back', close: (page: Page) => page.goBack() },
    { way: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
    {
      way: 'the X',
      close: (page: Page, message: Messages) =>
        page.getByRole('button', { name: message('close'), exact: true }).click(),
    },
  ]) {
    test(`${way} closes the panel, and the focus returns to the element that opened it`, async ({
      memberPage: page,
      message,
      href,
    }) => {
      await page.goto(href('/list/slot'));
      // Before hydration the link is followed by the browser, which does not keep the focus.
      await expect(headerBalance(page)).toBeVisible();
      const opener = page.getByRole('banner').getByRole('link', { name: message('deposit') });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(page, message)).toBeVisible();
      await close(page, message);
      await expect(panelOf(page, message)).toHaveCount(0);
      await expect(page).toHaveURL(href('/list/slot'));
      await expect(opener).toBeFocused();
    });
  }

  test('?sideHistory opens the history', async ({ memberPage: page, message, href }) => {
    await page.goto(`${href('/')}?sideHistory=true`);
    const panel = page.getByRole('dialog', { name: message('history') });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(href('/'));
    const way = page.getByRole('banner').getByRole('link', { name: message('history') });
    await expect(way).toBeFocused();
  });

  test('the selected tab is in the address', async ({ blankMemberPage: page, message, href }) => {
    await page.goto(`${href('/')}?sideDeposit=true`);
    await panelOf(page, message)
      .getByRole('tab', { name: message('withdraw') })
      .click();
    await expect(page).toHaveURL(`${href('/')}?sideDeposit=true&tab=withdraw-tab&arr=2`);
    await page.reload();
    const field = panelOf(page, message).getByRole('textbox', { name: message('withdrawAmount') });
    await expect(field).toBeVisible();
  });

  test('a visitor who follows a panel link logs in and gets the panel', async ({
    page,
    message,
    href,
  }) => {
    await page.goto(`${href('/')}?sideDeposit=true&tab=withdraw-tab`);
    await expect(page).toHaveURL(/\/login\?url=/);
    await page.getByRole('textbox', { name: message('username') }).fill('demo');
    await page.getByLabel(message('password'), { exact: true }).fill('demo1234');
    await page.keyboard.press('Enter');
    const open = panelOf(page, message).getByRole('tab', { name: message('withdraw') });
    await expect(open).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const { flags, path } of [
    { flags: 'sideDeposit=true', path: '/deposit' },
    { flags: 'sideDeposit=true&tab=withdraw-tab', path: '/withdraw' },
    { flags: 'sideDeposit=true&arr=2', path: '/withdraw' },
    { flags: 'sideDeposit=true&arr=1', path: '/deposit?tab=deposit-usdt-tab&arr=1' },
    { flags: 'sideHistory=true', path: '/history' },
  ]) {
    test(`?${flags} redirects to ${path}`, async ({ blankMemberPage: page, href }) => {
      await page.goto(`${href('/list/slot')}?${flags}`);
      await expect(page).toHaveURL(href(path));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('the deposit button opens the deposit page, and Back returns', async ({
    memberPage: page,
    message,
    href,
  }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('deposit') })
      .click();
    await expect(page).toHaveURL(href('/deposit'));
    await expect(channelButton(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(href('/'));
  });
});
