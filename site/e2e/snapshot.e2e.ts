import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { TestServers } from './support/servers.ts';
import { expect, test } from './support/journey.ts';
import { holdClock } from './support/time.ts';

const HOUR = 3_600_000;
const DIST = process.env.SITE_DIST ?? join(import.meta.dirname, '../dist');
const SCRIPT = join(import.meta.dirname, '../server/testing/printSnapshot.ts');

/** Shows the documents that `npm run build -- --snapshot` writes, in place of those that the server renders. */
async function openFiles(page: Page, { built }: TestServers): Promise<void> {
  const args = ['--conditions=source', SCRIPT, DIST, join(built, 'lotus')];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    // A preload of the test runner must not run in this process.
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 2 ** 28,
  });
  const pages = JSON.parse(stdout) as { file: string; text: string }[];
  const files = new Map(
    pages.map(({ file, text }) => [`/${file}`.replace(/\/index\.html$/, '') || '/', text]),
  );
  // The browser does not know that a document from here came from this machine, and would block its calls of the API.
  await page.context().grantPermissions(['local-network-access']);
  await page.context().route('**/*', async (route, request) => {
    const { pathname } = new URL(request.url());
    const body = request.isNavigationRequest() ? files.get(pathname) : undefined;
    if (body === undefined) return route.fallback();
    return route.fulfill({ response: await route.fetch(), body });
  });
}

/** Requests for the games of a page. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/game\/lists/.test(request.url())) calls.push(request.postData() ?? '');
  });
  return calls;
}

const CARDS = 'main [data-component=game-card]';

test('a file of a build has its content, and does not request it again', async ({
  page,
  servers,
  href,
  browser,
}) => {
  await openFiles(page, servers);
  const calls = callsOf(page);
  const reply = await page.goto(href('/list/slot'));
  const html = (await reply?.text()) ?? '';
  expect(html).toMatch(/<html [^>]*data-content-at="\d+"/);
  expect(html).toContain('data-session="visitor"');
  await expect(page.locator(CARDS).first()).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
  expect(calls.filter((each) => each.includes('"skip":0'))).toEqual([]);

  const still = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.site });
  const plain = await still.newPage();
  await openFiles(plain, servers);
  await plain.goto(href('/list/slot'));
  await expect(plain.locator(CARDS).first()).toBeVisible();
  await still.close();
});

test('a file whose content is older than a day shows its frame, and the content of the API', async ({
  page,
  servers,
  href,
  sandbox,
}) => {
  await openFiles(page, servers);
  await sandbox.advance(25 * HOUR);
  await holdClock(page, sandbox);
  const calls = callsOf(page);
  await page.goto(href('/list/slot'));
  // `oldContent.test.tsx` shows that the content is hidden and removed. Without it the page requests its games.
  await expect.poll(() => calls.some((each) => each.includes('"skip":0'))).toBe(true);
  await expect(page.locator(CARDS).first()).toBeVisible();
});
