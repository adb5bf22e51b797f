import { join } from 'node:path';
import { bundleScript } from './support/bundle.ts';
import { countCases } from './support/countCases.ts';
import type { Outcome } from './support/manyCalls.ts';
import { expect, test } from './support/test.ts';

const TABS = 5;
const CALLS = 50;
/** `npm run prove` runs all of them. */
const RUNS = process.env.PROVE ? 100 : 1;
/** The browser's own messages about 401 replies, and about the missing icon of a plain file. */
const EXPIRED = /status of 40[14]/;

for (const { name, hasLocks, most } of [
  { name: 'with Web Locks', hasLocks: true, most: 1 },
  // A lease in storage cannot exclude that two tabs take it at the same moment.
  { name: 'without Web Locks', hasLocks: false, most: 2 },
])
  test(`${name}, five tabs with fifty calls each on an expired token get 250 replies and no logout, with at most ${most} refreshes`, async ({
    context,
    servers,
    sandbox,
    watch,
  }) => {
    test.setTimeout(120_000 + RUNS * 10_000);
    watch.expectConsole(EXPIRED);
    const calls = await bundleScript(join(import.meta.dirname, 'support/manyCalls.ts'), '/calls/');
    const tabs = await Promise.all(
      Array.from({ length: TABS }, async () => {
        const page = await context.newPage();
        // Any address of the site's server that is not a page of the site.
        await page.goto('/operator/operator.json');
        await calls.runIn(page);
        await page.evaluate(
          ([api, locks]) => void (window.manyCalls = window.startManyCalls(api, locks)),
          [servers.sandbox, hasLocks] as const,
        );
        return page;
      }),
    );
    const askAll = (): Promise<Outcome[]> =>
      Promise.all(tabs.map((page) => page.evaluate((times) => window.manyCalls.ask(times), CALLS)));
    const all = Array.from({ length: TABS }, () => ({
      answered: CALLS,
      failures: [],
      ended: null,
    }));
    await tabs[0]?.evaluate(async () => window.manyCalls.logIn('demo', 'demo1234'));
    for (let run = 1; run <= RUNS; run += 1) {
      await sandbox.pull('access-tokens-expire');
      const outcomes = await askAll();
      expect(outcomes, `run ${run}`).toMatchObject(all);
      const refreshes = outcomes.reduce((sum, one) => sum + one.refreshes, 0);
      expect(refreshes, `refreshes of run ${run}`).toBeGreaterThanOrEqual(1);
      expect(refreshes, `refreshes of run ${run}`).toBeLessThanOrEqual(most);
      // Several tabs noticed that it has expired, and not only the first.
      expect(outcomes.filter(({ refused }) => refused > 0).length).toBeGreaterThan(1);
      expect((await context.cookies()).map((cookie) => cookie.name)).toContain('auth');
      // The new tokens are valid in every tab.
      const none = { refreshes: 0, refused: 0 };
      expect(await askAll()).toMatchObject(all.map((one) => ({ ...one, ...none })));
    }
    countCases(RUNS);
  });
