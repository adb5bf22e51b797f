import type { Page } from '@playwright/test';
import { expect, headerBalance, logIn, test } from './support/journey.ts';
import { watchShifts } from './support/layoutShifts.ts';

/** Marks the elements of the document before its script runs. */
function markFirstView() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const parts = document.querySelectorAll('header, nav, main, footer, #root section');
    for (const part of parts) part.setAttribute('data-first-view', '');
    document.documentElement.dataset.marked = String(parts.length);
  });
}

/** Expects every element of the document to be still there, and where it was. */
async function expectUnchanged(page: Page, shifts: () => Promise<string[]>): Promise<void> {
  const marked = Number(await page.locator('html').getAttribute('data-marked'));
  expect(marked).toBeGreaterThan(2);
  await expect(page.locator('[data-first-view]')).toHaveCount(marked);
  expect(await shifts()).toEqual([]);
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home has a header, a menu and skeletons of its rows', async ({
    page,
    href,
    message,
    locale,
    isPhone,
  }) => {
    await page.goto(href('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: message('login') })).toBeVisible();
    await expect(header.getByRole('img').first()).toBeVisible();
    await expect(page.locator('[data-component=tab-bar]')).toBeVisible({ visible: isPhone });
    await expect(page.locator('[data-component=sidebar]')).toBeVisible({ visible: !isPhone });
    const rows = page.locator('[data-component=game-rail]');
    await expect(rows.first()).toBeVisible();
    const box = await rows.first().boundingBox();
    expect(box?.height).toBeGreaterThan(120);
  });

  test('the login form is visible', async ({ page, href, message }) => {
    await page.goto(href('/login'));
    await expect(
      page.getByRole('main').getByLabel(message('password'), { exact: true }),
    ).toBeVisible();
  });
});

// `hydrate.test.tsx` hydrates every page; a browser also sees what moves.
for (const path of ['/', '/login', '/list/slot', '/help', '/menu', '/promotion', '/?ref=1']) {
  const tag = path === '/' ? [] : ['@prove'];
  test(`${path} is hydrated without changes`, { tag }, async ({ page, href }) => {
    const shifts = await watchShifts(page);
    await page.addInitScript(markFirstView);
    const [bare = '/', query] = path.split('?');
    await page.goto(query ? `${href(bare)}?${query}` : href(bare));
    // React marks an element when it hydrates it. On a slow machine that may be long after the network is idle.
    for (const part of ['header', 'main']) {
      await page.waitForFunction(
        (name) =>
          Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react')),
        part,
      );
    }
    await page.waitForLoadState('networkidle');
    await expectUnchanged(page, shifts);
  });
}

/** Opens a page whose script waits for its data. @returns lets it continue */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  let continueStart = () => {};
  const held = new Promise<void>((resolve) => (continueStart = resolve));
  await page.route('**/operator/operator.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyClick' in globalThis);
  return () => continueStart();
}

test('a phone shows the cards outside of its screen at the first scroll, before the script has loaded', async ({
  page,
  href,
  isPhone,
}) => {
  const continueStart = await openWithoutScript(page, href('/'));
  const cards = page
    .locator('[data-component=game-rail] [data-part=row]')
    .first()
    .locator('> * > *');
  await expect(cards.nth(2)).toBeVisible();
  await expect(cards.nth(3)).toBeVisible({ visible: !isPhone });
  await page.mouse.wheel(0, 100);
  await expect(cards.nth(3)).toBeVisible();
  continueStart();
});

test('input and clicks before the script has loaded are applied afterwards', async ({
  page,
  href,
  message,
  isPhone,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
  });
  const continueStart = await openWithoutScript(page, href('/login'));
  await page.getByLabel(message('username'), { exact: true }).fill('demo');
  await page.getByLabel(message('password'), { exact: true }).fill('demo1234');
  const main = page.getByRole('main');
  if (isPhone) await page.keyboard.press('Enter');
  else await main.getByRole('button', { name: message('login'), exact: true }).click();
  continueStart();
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  expect(posts).toEqual([]);
});

test('a phone number typed before the script has loaded is kept and sent', async ({
  page,
  href,
  message,
}) => {
  const continueStart = await openWithoutScript(page, href('/forgot'));
  const phone = page.getByRole('textbox', { name: message('phone') });
  await phone.fill('0891140089');
  continueStart();
  await expect(phone).toHaveValue('089-114-0089');
  await phone.press('Enter');
  await expect(page.getByRole('textbox', { name: message('otp') })).toBeVisible();
});

test("a member's page is rendered for a member", async ({ memberPage: page, href }) => {
  const shifts = await watchShifts(page);
  await page.addInitScript(markFirstView);
  const reply = await page.goto(href('/'));
  const html = (await reply?.text()) ?? '';
  expect(html).toContain('data-session="member"');
  expect(html).not.toMatch(/>\s*demo\s*</);
  expect(reply?.headers()['cache-control']).toBe('private, no-cache');
  await expect(headerBalance(page)).toBeVisible();
  await expectUnchanged(page, shifts);
});

test('the footer stays where it is when a list has fewer games than its skeletons', async ({
  memberPage: page,
  href,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(href('/favourite'));
  await expect(page.getByRole('main').locator('[data-component=game-card]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await shifts()).filter((moved) => moved.includes('footer'))).toEqual([]);
});

test('a page rendered for a visitor is replaced if there is a session', async ({
  memberPage: page,
  context,
  href,
  message,
}) => {
  const session = (await context.cookies()).find(({ name }) => name === 'auth');
  await context.clearCookies({ name: 'auth' });
  // Restored before any script of the page, like on a static host, which reads no cookies.
  await page.addInitScript((auth) => (document.cookie = `auth=${auth}; path=/`), session?.value);
  const reply = await page.goto(href('/'));
  expect(await reply?.text()).toContain('data-session="visitor"');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: message('login') })).toHaveCount(
    0,
  );
});

test('a page rendered for another address is replaced by the right one', async ({
  page,
  servers,
  href,
  message,
}) => {
  await page.route(
    (url) => url.pathname === href('/login'),
    async (route) => route.continue({ url: servers.site + href('/') }),
  );
  const reply = await page.goto(href('/login'));
  expect(await reply?.text()).toContain(`data-path="${href('/')}"`);
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
});
