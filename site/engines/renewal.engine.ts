import { build } from 'esbuild';
import { join } from 'node:path';
import { countCases } from '../e2e/support/countCases.ts';
import type { Outcome } from '../e2e/support/manyCalls.ts';
import type { Tab } from './support/driver.ts';
import { PHONE } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const TABS = 5;
const CALLS = 50;
/** `npm test` has the tabs of Chromium and simulated ones. */
const RUNS = 100;
/** Until every tab has been told to start. Some tools talk to one tab at a time. */
const HEAD_START_MS = 1_500;

type Drive = Pick<Tab, 'goto' | 'run'>;

let script = '';
test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../e2e/support/manyCalls.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['source'],
  });
  script = outputFiles.map(({ text }) => text).join('\n');
});

for (const { name, hasLocks } of [
  { name: 'with Web Locks', hasLocks: true },
  { name: 'without Web Locks', hasLocks: false },
])
  test(
    `${name}, five tabs renew an expired token at most twice, and no tab is logged out`,
    { tag: '@alone' },
    async ({ engine, front, place, sandbox }) => {
      test.setTimeout(120_000 + RUNS * 15_000);
      front.extra = script;
      // Not `openPage`, because the browser reports every refused token as an error.
      const first = await engine.open(PHONE);
      const tabs: Drive[] = [first];
      while (tabs.length < TABS) tabs.push(await first.beside());
      for (const tab of tabs) {
        // The only page without the site's script, which would renew the token too.
        await tab.goto(`${front.origin}/offline.html`);
        await tab.run(
          (api: string, locks: boolean) =>
            void (window.manyCalls = window.startManyCalls(api, locks)),
          place.servers.sandbox,
          hasLocks,
        );
      }
      await first.run(async () => window.manyCalls.logIn('demo', 'demo1234'));
      const figures = { most: 0, refreshes: 0, replies: 0, logouts: 0 };
      for (let run = 1; run <= RUNS; run += 1) {
        await sandbox.pull('access-tokens-expire');
        const outcomes = await askAll(tabs);
        for (const outcome of outcomes)
          expect(outcome, `run ${run}`).toMatchObject({
            answered: CALLS,
            failures: [],
            ended: null,
          });
        const refreshes = outcomes.reduce((sum, one) => sum + one.refreshes, 0);
        expect(refreshes, `refreshes of run ${run}`).toBeGreaterThanOrEqual(1);
        // A tab of Firefox may get the lock before it sees the cookie of the last one.
        expect(refreshes, `refreshes of run ${run}`).toBeLessThanOrEqual(2);
        figures.most = Math.max(figures.most, refreshes);
        figures.refreshes += refreshes;
        figures.replies += outcomes.reduce((sum, one) => sum + one.answered, 0);
        figures.logouts += outcomes.filter(({ ended }) => ended !== null).length;
      }
      console.log(`${engine.version}, ${name}, ${RUNS} runs: ${JSON.stringify(figures)}`);
      countCases(RUNS);
      await first.close();
    },
  );

/** Asks in every tab at the same moment. */
async function askAll(tabs: readonly Drive[]): Promise<Outcome[]> {
  const now = await tabs[0]!.run(() => Date.now());
  for (const tab of tabs)
    await tab.run(
      (time: number, times: number) => window.manyCalls.askAt(time, times),
      now + HEAD_START_MS,
      CALLS,
    );
  const outcomes: Outcome[] = [];
  for (const tab of tabs) {
    let outcome: Outcome | null = null;
    await expect(async () => {
      outcome = await tab.run(() => window.manyCalls.outcome());
      expect(outcome).not.toBeNull();
    }).toPass({ timeout: 20_000 });
    outcomes.push(outcome!);
  }
  return outcomes;
}
