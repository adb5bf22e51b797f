import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { bundleScript } from './support/bundle.ts';
import type { ManyCalls } from './support/manyCalls.ts';
import { expect, test } from './support/test.ts';

const TABS = 5;
const CALLS = 50;
/** The browser's own messages about 401 replies, and about the missing icon of a plain file. */
const EXPIRED = /status of 40[14]/;

test('five tabs with fifty calls each on an expired token make one refresh, 250 successful replies and no logout', async ({
  context,
  house,
  sandbox,
  watch,
}) => {
  watch.expectConsole(EXPIRED);
  const calls = await bundleScript(join(import.meta.dirname, 'support/manyCalls.ts'), '/calls/');
  const tabs = await Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage();
      // Any address of the site's server that is not a page of the site.
      await page.goto(`/operator/operator.json?api=${encodeURIComponent(house.sandbox)}`);
      await calls.runIn(page);
      return page;
    }),
  );
  const refreshes: string[] = [];
  let refused = 0;
  context.on('response', (reply) => {
    if (reply.request().method() === 'OPTIONS') return;
    if (reply.url().includes('/refreshtoken/')) refreshes.push(reply.url());
    if (reply.url().endsWith('/credit') && reply.status() === 401) refused += 1;
  });
  await tabs[0]?.evaluate(async () => {
    await (window as unknown as { manyCalls: ManyCalls }).manyCalls.logIn('demo', 'demo1234');
  });
  await sandbox.pull('access-tokens-expire');

  const outcomes = await Promise.all(tabs.map((page) => ask(page)));
  expect(outcomes).toEqual(
    Array.from({ length: TABS }, () => ({ answered: CALLS, failures: [], ended: null })),
  );
  expect(refreshes).toHaveLength(1);
  // Every tab received the expired token error; none was skipped because of another tab's renewal.
  expect(refused).toBeGreaterThanOrEqual(TABS);
  expect((await context.cookies()).map(({ name }) => name)).toContain('auth');
  // The new tokens are valid in every tab.
  expect((await Promise.all(tabs.map((page) => ask(page)))).map((one) => one.failures)).toEqual(
    Array.from({ length: TABS }, () => []),
  );
  expect(refreshes).toHaveLength(1);
});

function ask(page: Page) {
  return page.evaluate(
    (times) => (window as unknown as { manyCalls: ManyCalls }).manyCalls.ask(times),
    CALLS,
  );
}
