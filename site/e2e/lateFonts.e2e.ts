import { test } from './support/contentJourney.ts';
import { expect } from './support/journey.ts';

/** More than `SLOW_MS` of `lateFaces.ts`. */
const SLOW = { offline: false, latency: 600, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page: adds up what moves, as browsers rate it. */
function addShifts() {
  Object.assign(globalThis, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      (globalThis as unknown as { shift: number }).shift += (
        entry as PerformanceEntry & { value: number }
      ).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('on a slow network fonts come after the scripts, all at once, and the page stays in place', async ({
  page,
  href,
}) => {
  const arrived: string[] = [];
  page.on('requestfinished', (request) => {
    const [kind] = /index-[^/]*\.js$|woff2$/.exec(request.url()) ?? [];
    if (kind) arrived.push(kind === 'woff2' ? 'font' : 'script');
  });
  await page.addInitScript(addShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  const reply = await page.goto(href('/'));
  expect(reply?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
  const faces = page.locator('style[data-faces]');
  await expect(faces).toHaveCount(1);
  await expect(faces).not.toHaveAttribute('media');
  await page.evaluate(async () => document.fonts.ready);
  const [first, ...others] = arrived;
  expect([first, new Set(others)]).toEqual(['script', new Set(['font'])]);
  await expect(page.locator('html')).not.toHaveAttribute('data-unused');
  expect(
    await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
  ).toBeLessThan(0.01);
});
