import type { CDPSession, Page } from 'playwright';

/** CPU slowdown of a cheap phone. */
const SLOWDOWN = 4;

/** Work of the page's main thread for an action, in ms of CPU time. Other work of the machine is not included. */
export interface Cost {
  readonly task: number;
  readonly script: number;
}

/** A page with the browser's performance counters. */
export interface Measured {
  readonly page: Page;
  /** Cost of an action until `seen` resolves and all its effects have rendered. */
  costOf(act: () => Promise<unknown>): Promise<Cost>;
  /** Used heap in bytes after a garbage collection. */
  memory(): Promise<number>;
  /** Scrolls the page with a touch gesture. */
  swipe(distance: number, speed: number): Promise<void>;
  slowDown(rate?: number): Promise<void>;
}

export async function measured(page: Page): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async costOf(act) {
      await quiet(page);
      const before = await counters(session);
      await act();
      await quiet(page);
      const after = await counters(session);
      const grown = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
      return { task: grown('TaskDuration'), script: grown('ScriptDuration') };
    },
    async memory() {
      await quiet(page);
      // A first collection may release objects that kept others alive.
      for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
      return (await counters(session))['JSHeapUsedSize'] ?? 0;
    },
    async swipe(distance, speed) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 420,
        yDistance: -distance,
        speed,
        preventFling: true,
      });
    },
    async slowDown(rate = SLOWDOWN) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
  };
}

async function counters(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Waits until animations have ended, frames are idle, and the browser has nothing left to do. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    }
  });
}

/** The median; for an even number of values the upper one. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
