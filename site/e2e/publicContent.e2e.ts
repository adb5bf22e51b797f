import type { Page } from '@playwright/test';
import { type House, openHouse } from './support/house.ts';
import { expect, test as journey } from './support/journey.ts';

declare global {
  interface Window {
    /** Links, buttons and fields of the HTML. */
    fromServer: Element[];
  }
}

/** Pages with the public data of the API, as a site serves them. */
const test = journey.extend<object, { house: House }>({
  house: [
    async ({}, provide) => {
      const house = await openHouse({ content: true });
      await provide(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

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

for (const { path, shows, call } of PAGES) {
  test(`${path} has its content in the HTML, and does not request it again`, async ({
    page,
    house,
    href,
    browser,
  }) => {
    await warm(page, house.site + href(path));
    const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: house.site });
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
  });
}

test("a member's document contains nothing of the member", async ({
  memberPage: page,
  house,
  href,
}) => {
  const cookie = decodeURIComponent(await page.evaluate(() => document.cookie));
  const [, auth = ''] = /auth=([^;]*)/.exec(cookie) ?? [];
  const session = Object.values(JSON.parse(auth) as Record<string, unknown>);
  const own = session.filter((value) => typeof value === 'string' && value.length > 4) as string[];
  expect(own.length).toBeGreaterThan(1);
  await warm(page, `${house.site}${href('/')}`);
  for (const path of ['/', '/list/slot', '/promotion', '/vip', '/tournament', '/history']) {
    const html = await (await page.request.get(house.site + href(path))).text();
    expect(html, path).toContain('data-session="member"');
    for (const value of [...own, '>demo<', '12,500']) {
      expect(html.includes(value), `${path} contains ${value}`).toBe(false);
    }
  }
});

test('a page has its frame while the API is down, and its content when it is back', async ({
  page,
  house,
  href,
}) => {
  const faults = `${house.sandbox}/__sandbox/faults`;
  const address = house.site + href('/list/lotto');
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
