import type { Page } from '@playwright/test';
import { expect, headerBalance, test } from './support/journey.ts';

test.use({ serviceWorkers: 'allow' });

const RETRY = { th: 'ลองใหม่', en: 'Try again' };
const TITLE = { th: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต', en: 'No internet connection' };

async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
}

/** Scripts of the page that are not in a cache. */
function notKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = names.filter((name) => /\/assets\/[^?]*\.js$/.test(name));
    const found = await Promise.all(scripts.map(async (name) => caches.match(name)));
    return scripts.filter((_, at) => !found[at]);
  });
}

test('without a network the page stays, another page reports it, and continues within two seconds of being online', async ({
  page,
  context,
  href,
  locale,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await page.goto(href('/'));
  await untilInstalled(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.locator('[data-component=game-rail]').first()).toBeVisible();

  await page.goto(href('/help'));
  await expect(page.getByRole('heading', { name: TITLE[locale] })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // Every font that it uses is cached with it.
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'error')
      .map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`);
  });
  expect(missing).toEqual([]);
  const logo = page.getByRole('img').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const retry = page.getByRole('link', { name: RETRY[locale] });
  expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');

  // Without script it is a link to the wanted page.
  await expect(retry).toHaveAttribute('href', '');

  const loaded = page.waitForEvent('load', { timeout: 2_000 });
  await context.setOffline(false);
  await loaded;
  await expect(page).toHaveURL((url) => url.pathname === href('/help'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: TITLE[locale] })).toHaveCount(0);
});

test('API requests always go to the network, never to a cache', async ({
  memberPage: page,
  href,
  servers,
}) => {
  await untilInstalled(page);
  const fromWorker: string[] = [];
  let asked = 0;
  page.on('response', (reply) => {
    if (!reply.url().startsWith(servers.sandbox)) return;
    asked += 1;
    if (reply.fromServiceWorker()) fromWorker.push(reply.url());
  });
  await page.goto(href('/'));
  await expect(headerBalance(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBeGreaterThan(2);
  expect(fromWorker).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat();
  });
  expect(kept.length).toBeGreaterThan(5);
  const pages = /\/(?:(?:th|en)\/)?offline\.html$/;
  const files = /^\/(?:assets\/|operator\/|offline\.(?:css|js)$)/;
  for (const url of kept) {
    const { origin, pathname } = new URL(url);
    expect(origin).toBe(servers.site);
    expect(pages.test(pathname) || files.test(pathname), pathname).toBe(true);
  }
});

test('site files come from the cache, and documents from the server', async ({
  page,
  context,
  href,
  watch,
}) => {
  // A file that was not requested before is not cached.
  watch.expectConsole(/net::ERR_FAILED/);
  await page.goto(href('/'));
  await untilInstalled(page);
  // Files from before the service worker was active are cached on the next visit, together with the used ones.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => notKept(page)).toEqual([]);
  const served: { path: string; kept: boolean }[] = [];
  await context.route('**/assets/**', async (route) => route.abort());
  page.on('response', (reply) => {
    served.push({ path: new URL(reply.url()).pathname, kept: reply.fromServiceWorker() });
  });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  const scripts = served.filter(({ path }) => path.startsWith('/assets/') && path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(({ kept }) => !kept)).toEqual([]);
});
