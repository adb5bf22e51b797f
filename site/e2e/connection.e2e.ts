import { expect, test } from './support/journey.ts';

/** The browser's own message about a failed request. */
const FAILED_REQUEST = /Failed to load resource|net::ERR_|dynamically imported module/;

test('without a network the page reports it and stays, and continues when it is back', async ({
  page,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  await page.goto(href('/login'));
  const field = page.getByRole('textbox', { name: message('username') });
  // The bar is part of the page's script.
  await page.waitForFunction((id) => {
    const root = document.getElementById(id);
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  }, 'root');
  await field.fill('typed');
  const bar = page.getByRole('status').filter({ hasText: message('offline') });
  await page.context().setOffline(true);
  await expect(bar).toBeVisible();
  await expect(field).toHaveValue('typed');
  await page.context().setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(field).toHaveValue('typed');
});

/** The chunk of the login page. */
const LOGIN_CODE = /\/assets\/LoginPage-[^/]*\.js/;

test('a missing chunk is loaded by one reload, and then by a manual retry', async ({
  page,
  message,
  href,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUEST);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(href('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(LOGIN_CODE, (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('login') })
    .click();
  await expect(page).toHaveURL(href('/login'));
  const failed = page.getByRole('alert').filter({ hasText: message('noConnection') });
  await expect.poll(() => loads).toBe(2);
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: message('retry') }).click();
  await expect(failed).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(LOGIN_CODE);
  await page.getByRole('button', { name: message('retry') }).click();
  await expect(page.getByRole('textbox', { name: message('username') })).toBeVisible();
  expect(loads).toBe(2);
});
