import { expect, test } from './support/journey.ts';
import { DESKTOP } from './support/screens.ts';

test('an unknown address is reported, with a link home', async ({ page, message, href, watch }) => {
  watch.expectConsole(/status of 404/);
  const reply = await page.goto(href('/no/such/page'));
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: message('pageNotFound') })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(href('/'));
});

const BROKEN = [
  '/list/%E0%A',
  '/search/%E0%A4%A',
  '/%E0%A%',
  `/search/${'a'.repeat(5000)}`,
  `/list/${'%E0%B8%81'.repeat(800)}`,
  '/?sideDeposit=TRUE&tab=<script>&arr=99',
  '/?sideDeposit=1&sideDeposit=true&sideHistory=%E0%A&tab=%00',
  `/?${'x=1&'.repeat(1200)}`,
  '/search/%E2%80%AEevil',
  '/login?url=%2F%2Fevil.example&url=javascript:alert(1)',
];

test('a broken address starts the site, and its invalid parts are dropped', async ({
  page,
  href,
  watch,
}) => {
  watch.expectConsole(/status of 404/);
  for (const path of BROKEN) {
    await test.step(path.slice(0, 40), async () => {
      await page.goto(href(path));
      await expect(page.getByRole('banner'), path.slice(0, 40)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const title = await page.title();
      expect(title.length).toBeLessThan(120);
      expect(title).not.toMatch(/%[0-9A-F]{2}|\p{C}/u);
    });
  }
});

test('a visitor who opens a member page is redirected to login with a return address', async ({
  page,
  href,
}) => {
  for (const path of ['/affiliate', '/history', '/profile', '/game/g_durian-riot/durian-riot']) {
    await page.goto(href(path));
    await expect(page).toHaveURL(`${href('/login')}?url=${encodeURIComponent(path)}`);
  }
  await page.goto(href('/list/favourite'));
  await expect(page).toHaveURL(href('/'));
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('another language keeps page, parameters, hash and typed text', async ({
    page,
    locale,
    message,
    href,
  }) => {
    const flags = '?url=%2Fvip#form';
    await page.goto(href('/login') + flags);
    const field = page.getByRole('textbox', { name: message('username') });
    await field.fill('typed');
    const link = page.getByRole('link', { name: message('otherLanguage') }).first();
    // Before the page has hydrated, the browser follows the link, which does not have the hash.
    await expect
      .poll(() => link.evaluate((a) => Object.keys(a).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await link.click();
    const [other, path] = locale === 'th' ? ['en', '/en/login'] : ['th', '/login'];
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(path + flags);
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('typed');
    const alternates = page.locator('link[rel=alternate][hreflang]');
    const linked = () =>
      alternates.evaluateAll((links: HTMLLinkElement[]) =>
        links.map(({ hreflang, href: to }) => `${hreflang} ${new URL(to).pathname}`).sort(),
      );
    await expect.poll(linked).toEqual(['en /en/login', 'th /login', 'x-default /login']);
    // The next visit starts in it.
    const chosen = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'locale');
    await expect.poll(async () => (await chosen())?.value).toBe(other);
    // The browser expires cookies by the machine's clock.
    expect(((await chosen())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page).toHaveURL(other === 'th' ? '/' : '/en');
  });
});

test('back restores the scroll position, and another page starts at its top with its title announced', async ({
  page,
  href,
}) => {
  await page.goto(href('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('main').locator('a[href*="/list/"]:visible').nth(8);
  await more.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 150));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await more.click();
  await expect(page).toHaveURL(/\/list\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL(href('/'));
  // The browser restores the position only as far as the page is high enough at that time.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
