import type { Page } from '@playwright/test';
import { facesFirst } from './support/facesFirst.ts';
import { expect, headerBalance, logIn, test } from './support/journey.ts';

interface Seen {
  /** Elements that stood in the document before its script ran. */
  marked: number;
  /** What moved, as the beginning of its markup. */
  shifts: (string | undefined)[];
}

/** Marks what stands in the document before its script runs, and notes what moves. */
function markFirstView() {
  const seen: Seen = { marked: 0, shifts: [] };
  Object.assign(globalThis, { firstView: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as PerformanceEntry & { sources: { node?: Element }[] };
      for (const { node } of sources) seen.shifts.push(node?.outerHTML?.slice(0, 160));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('header, nav, main, footer, #root section')) {
      element.setAttribute('data-first-view', '');
      seen.marked += 1;
    }
  });
}

async function firstViewOf(page: Page) {
  const kept = await page.locator('[data-first-view]').count();
  const seen = await page.evaluate(() => (globalThis as unknown as { firstView: Seen }).firstView);
  return { ...seen, kept };
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home stands there with header, menu and the shape of its rows', async ({
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

  test('the login form can be seen', async ({ page, href, message }) => {
    await page.goto(href('/login'));
    await expect(
      page.getByRole('main').getByLabel(message('password'), { exact: true }),
    ).toBeVisible();
  });
});

for (const path of ['/', '/login', '/list/slot', '/help', '/menu', '/promotion', '/?ref=1']) {
  test(`${path} is taken over as it stands`, async ({ page, href }) => {
    await facesFirst(page);
    await page.addInitScript(markFirstView);
    const [bare = '/', query] = path.split('?');
    await page.goto(query ? `${href(bare)}?${query}` : href(bare));
    // React notes on an element that it is taken over; the network may rest long before a slow machine comes to that.
    for (const part of ['header', 'main']) {
      await page.waitForFunction(
        (name) =>
          Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith('__react')),
        part,
      );
    }
    await page.waitForLoadState('networkidle');
    const { marked, kept, shifts } = await firstViewOf(page);
    expect(marked).toBeGreaterThan(2);
    expect(kept).toBe(marked);
    expect(shifts).toEqual([]);
  });
}

test('what is typed and pressed before the script is there is done once it is', async ({
  page,
  href,
  message,
  isPhone,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
  });
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/operator/operator.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(href('/login'), { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyClick' in globalThis);
  await page.getByLabel(message('username'), { exact: true }).fill('demo');
  await page.getByLabel(message('password'), { exact: true }).fill('demo1234');
  const main = page.getByRole('main');
  if (isPhone) await page.keyboard.press('Enter');
  else await main.getByRole('button', { name: message('login'), exact: true }).click();
  letIn();
  await expect(headerBalance(page)).toBeVisible();
  await expect(page).toHaveURL(href('/'));
  expect(posts).toEqual([]);
});

test("a member's page begins as a member's", async ({ memberPage: page, href }) => {
  await facesFirst(page);
  await page.addInitScript(markFirstView);
  const reply = await page.goto(href('/'));
  const html = (await reply?.text()) ?? '';
  expect(html).toContain('data-session="member"');
  expect(html).not.toMatch(/>\s*demo\s*</);
  expect(reply?.headers()['cache-control']).toBe('private, no-cache');
  await expect(headerBalance(page)).toBeVisible();
  const { marked, kept, shifts } = await firstViewOf(page);
  expect(kept).toBe(marked);
  expect(shifts).toEqual([]);
});

test('a page that was drawn for a visitor gives way where there is a session', async ({
  memberPage: page,
  context,
  href,
  message,
}) => {
  const session = (await context.cookies()).find(({ name }) => name === 'auth');
  await context.clearCookies({ name: 'auth' });
  // Back before any script of the page: as on a host of files, which looks at no cookie.
  await page.addInitScript((auth) => (document.cookie = `auth=${auth}; path=/`), session?.value);
  const reply = await page.goto(href('/'));
  expect(await reply?.text()).toContain('data-session="visitor"');
  await expect(headerBalance(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: message('login') })).toHaveCount(
    0,
  );
});

test('a page that was drawn for another address gives way to the right one', async ({
  page,
  house,
  href,
  message,
}) => {
  await page.route(
    (url) => url.pathname === href('/login'),
    async (route) => route.continue({ url: house.site + href('/') }),
  );
  const reply = await page.goto(href('/login'));
  expect(await reply?.text()).toContain(`data-path="${href('/')}"`);
  await logIn(page, message);
  await expect(headerBalance(page)).toBeVisible();
});
