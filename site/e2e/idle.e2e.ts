import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import type { Sandbox } from './support/sandbox.ts';
import { holdClock } from './support/time.ts';

const STEP = 10_000;
const HOUR = 3_600_000;

/** Lets an hour pass, in steps that wait for every reply: `underWay` returns the number of pending requests. */
async function anHour(page: Page, sandbox: Sandbox, underWay: () => number): Promise<void> {
  for (let passed = 0; passed < HOUR; passed += STEP) {
    await page.clock.runFor(STEP);
    await sandbox.advance(STEP);
    await expect.poll(underWay, { intervals: [10] }).toBe(0);
  }
}

/** Requests of an idle member page in an hour, by path. The README lists the figures. */
test('an idle page sends few requests while it is visible, and none while it is hidden', async ({
  memberPage: page,
  sandbox,
  servers,
  href,
  watch,
}) => {
  test.slow();
  // The token expires four times an hour.
  watch.expectConsole(/status of 401/);
  await holdClock(page, sandbox);
  await page.goto(href('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(STEP);
  // The part of home that requests most while it is in sight.
  const wins = page.locator('[data-component=wins-rail]');
  // The visitor scrolls: from then on the position of the last visit is not restored.
  await page.mouse.wheel(0, 400);
  await wins.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(wins.getByRole('link').first()).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(STEP);
  const asked = new Map<string, number>();
  const open = new Set<Request>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const name = origin === servers.site ? `site ${pathname}` : pathname;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    open.add(request);
  });
  const answered = (request: Request) => open.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  await anHour(page, sandbox, () => open.size);
  const seen = Object.fromEntries(asked);
  const total = [...asked.values()].reduce((sum, count) => sum + count, 0);
  expect(seen['/']).toBeGreaterThan(90);
  expect(seen['/']).toBeLessThan(205);
  // The state of the service, notices, token renewals, and wins.
  expect(seen['/api/v3/member/game/lists']).toBeGreaterThan(50);
  expect(total - (seen['/'] ?? 0)).toBeLessThan(110);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => open.size).toBe(0);
  asked.clear();
  await anHour(page, sandbox, () => open.size);
  expect(Object.fromEntries(asked)).toEqual({});
});
