import type { Page } from '@playwright/test';
import { test } from './support/contentJourney.ts';
import { expect } from './support/journey.ts';
import { watchShifts } from './support/layoutShifts.ts';

declare global {
  interface Window {
    /** Links, buttons and fields of the HTML. */
    fromServer: Element[];
  }
}

const PAGES = [
  { path: '/', shows: '[data-component=game-card]', call: /banner|"hot":true/ },
  { path: '/list/slot', shows: '[data-component=game-card]', call: /"skip":0/ },
  { path: '/promotion', shows: '[data-component=offer-card]', call: /promotion\/list/ },
  {
    path: '/game/g_durian-riot',
    shows: '[data-component=game-detail-panel]',
    call: /g_durian-riot/,
  },
  { path: '/help', shows: 'details', call: /help\/articles/ },
  { path: '/vip', shows: '[data-component=vip-emblem]', call: /\/vip/ },
  { path: '/event', shows: '[data-component=offer-card]', call: /event\/list/ },
  { path: '/page/terms', shows: '[data-component=article-text]', call: /page-terms/ },
] as const;

/** Number of pages that `npm test` opens. */
const MAIN_PAGES = 4;

/** Requests for data that a page makes itself, with their bodies. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') {
      calls.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  return calls;
}

/** The server answers the first request after 300 ms at the latest, and has the data for the next one. */
async function warm(page: Page, address: string, content = 'id="public-data"'): Promise<void> {
  await expect
    .poll(async () => (await (await page.request.get(address)).text()).includes(content), {
      // After a failed call the server waits five seconds.
      timeout: 15_000,
    })
    .toBe(true);
}

for (const [at, { path, shows, call }] of PAGES.entries()) {
  const tag = at < MAIN_PAGES ? [] : ['@prove'];
  test(
    `${path} has its content in the HTML, and does not request it again`,
    { tag },
    async ({ page, servers, href, browser }) => {
      await warm(page, servers.site + href(path));
      const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.site });
      const still = await bare.newPage();
      await still.goto(href(path));
      await expect(still.locator(`main ${shows}`).first()).toBeVisible();
      await bare.close();

      const calls = callsOf(page);
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          document.querySelector('main')?.setAttribute('data-from-server', '');
          window.fromServer = [...document.querySelectorAll('#root a, #root button, #root input')];
        }),
      );
      await page.goto(href(path));
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      );
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main[data-from-server]')).toHaveCount(1);
      await expect(page.locator(`main ${shows}`).first()).toBeVisible();
      expect(calls.filter((each) => call.test(each))).toEqual([]);
      // A press or the focus on a replaced element would be lost.
      const replaced = await page.evaluate(() =>
        window.fromServer.filter((each) => !each.isConnected).map((each) => each.outerHTML),
      );
      expect(replaced, 'elements that hydration replaced').toEqual([]);
    },
  );
}

/** Addresses with another order, a filter or a term. */
const CHOSEN = [
  '/list/slot?sort=az',
  '/list/high-rtp?sort=az',
  '/list?sort=az&hot=1',
  '/search/dragon',
  '/search/dragon?sort=az&type=slot',
  '/list/dragon',
] as const;

for (const path of CHOSEN) {
  const [bare = '', query = ''] = path.split('?');
  test(`${path} has its first games in the HTML, and keeps them without a layout shift`, async ({
    page,
    servers,
    href,
    locale,
    browser,
  }) => {
    const address = `${servers.site}${href(bare)}${query && `?${query}`}`;
    await warm(page, address, 'data-component="game-card"');
    const titles = 'main [data-component=game-card] [data-part=title]';
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await still.goto(address);
    const first = (await still.locator(titles).allTextContents()).slice(0, 6);
    await still.context().close();
    expect(first.length).toBeGreaterThan(4);
    if (query.includes('sort=az')) {
      const { compare } = new Intl.Collator(locale, { numeric: true });
      expect(first).toEqual([...first].sort(compare));
    }

    const shifts = await watchShifts(page);
    const calls = callsOf(page);
    await page.goto(address);
    // Every game is read when the page is idle, and no call names the term or the order.
    await expect.poll(() => calls.some((each) => each.includes('"skip":60'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((each) => /"search"|"sort"/.test(each))).toEqual([]);
    expect((await page.locator(titles).allTextContents()).slice(0, 6)).toEqual(first);
    await expect(page.locator('[data-component=game-grid]')).toHaveAttribute('aria-busy', 'false');
    // The favourite icon of a card moves within its button when the grid is measured, in every list.
    expect((await shifts()).filter((moved) => !moved.startsWith('<svg'))).toEqual([]);
  });
}

test('the text of a card is in its place before the image, in a document that is still loading', async ({
  page,
  servers,
  href,
  browser,
}) => {
  const address = servers.site + href('/list/slot');
  await warm(page, address, 'data-component="game-card"');
  const html = await (await page.request.get(address)).text();
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const places = [];
  for (const loaded of [html, html.slice(0, html.indexOf('data-part="art"'))]) {
    const still = await bare.newPage();
    await still.route(address, async (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: loaded }),
    );
    await still.goto(address);
    const title = still.locator('main [data-component=game-card] [data-part=title]').first();
    places.push((await title.boundingBox())?.y);
  }
  await bare.close();
  expect(places[1]).toBe(places[0]);
});

test('a term that a visitor has made up is text, and too long a term has no results', async ({
  page,
  servers,
  href,
}) => {
  const terms = [
    'dragon</script><script>alert(1)</script>',
    'dragon\u2028',
    `dragon${' x'.repeat(150)}`,
  ];
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await warm(page, `${servers.site}${href('/search')}/dragon`);
  for (const term of terms) {
    const address = `${servers.site}${href('/search')}/${encodeURIComponent(term)}`;
    const html = await (await page.request.get(address)).text();
    expect(html).not.toMatch(/<script>alert/);
    const json = /id="public-data">(.*?)<\/script>/s.exec(html)?.[1];
    if (term.length > 60) expect(json).toBeUndefined();
    else expect(json ?? '').not.toMatch(/[<\u2028]/);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  expect(dialogs).toBe(0);
});

test("a member's document contains nothing of the member", async ({
  memberPage: page,
  servers,
  href,
}) => {
  const cookie = decodeURIComponent(await page.evaluate(() => document.cookie));
  const [, auth = ''] = /auth=([^;]*)/.exec(cookie) ?? [];
  const session = Object.values(JSON.parse(auth) as Record<string, unknown>);
  const own = session.filter((value) => typeof value === 'string' && value.length > 4) as string[];
  expect(own.length).toBeGreaterThan(1);
  await warm(page, `${servers.site}${href('/')}`);
  const plain = ['/', '/list/slot', '/promotion', '/vip', '/tournament', '/history', '/favourite'];
  for (const path of [...plain, ...CHOSEN]) {
    const [bare = '', query = ''] = path.split('?');
    const address = `${servers.site}${href(bare)}${query && `?${query}`}`;
    if (path.startsWith('/search')) await warm(page, address);
    const html = await (await page.request.get(address)).text();
    expect(html, path).toContain('data-session="member"');
    for (const value of [...own, '>demo<', '12,500']) {
      expect(html.includes(value), `${path} contains ${value}`).toBe(false);
    }
  }
});

test('a page has its frame while the API is down, and its content when it is back', async ({
  page,
  servers,
  href,
}) => {
  const faults = `${servers.sandbox}/__sandbox/faults`;
  const address = servers.site + href('/list/lotto');
  const post = await page.request.post(faults, { data: { path: '*', kind: 'status500' } });
  expect(post.ok(), await post.text()).toBe(true);
  const html = await (await page.request.get(address)).text();
  expect(html.includes('data-component="header"'), 'has a header').toBe(true);
  // Links to collections may be known from another page.
  const card = 'data-component="game-card"';
  expect(html.includes(card), 'has games').toBe(false);
  await page.request.delete(faults);
  await warm(page, address, card);
});
