import { expect, test } from './support/test.ts';

test('a page controlled by the service worker opens by its address', async ({
  visitor,
  front,
  href,
}) => {
  await visitor.tab.goto(front.origin + href('/list/slot'));
  await visitor.until(async () => {
    expect(await visitor.tab.run(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${front.origin}/sw.js`,
    );
  });
  for (const path of ['/promotion', '/list/slot', '/']) {
    await visitor.tab.goto(front.origin + href(path));
    await visitor.sees({ role: 'heading', level: 1 });
    const opened = await visitor.tab.run(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { workerStart, responseStatus } = navigation as PerformanceNavigationTiming;
      return {
        controlled: navigator.serviceWorker.controller !== null,
        throughWorker: workerStart > 0,
        // Safari before 26 reports no status.
        status: responseStatus || null,
      };
    });
    expect(opened.controlled, path).toBe(true);
    if (opened.status !== null) expect(opened.status, path).toBe(200);
    test.info().annotations.push({ type: path, description: JSON.stringify(opened) });
  }
  expect(await visitor.tab.run(() => window.journey.problems)).toEqual([]);
});
