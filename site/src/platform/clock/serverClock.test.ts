import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const DAY = 86_400_000;

function replies(
  clock: ReturnType<typeof createServerClock>,
  serverAt: () => number,
  count: number,
  step: () => void,
) {
  for (let reply = 0; reply < count; reply += 1) {
    clock.learn(Math.floor(serverAt() / 1000) * 1000, 40);
    step();
  }
}

describe('server clock', () => {
  it.each([-DAY, 0, DAY])(
    'is within a second of the server when the phone is wrong by %i ms',
    (wrong) => {
      let real = 1_768_444_200_123;
      const clock = createServerClock(() => real + wrong);
      replies(
        clock,
        () => real,
        5,
        () => (real += 2_345),
      );
      expect(Math.abs(clock.now() - real)).toBeLessThan(1_000);
    },
  );

  it('follows when the phone clock is set while the page is open', () => {
    let real = 1_768_444_200_500;
    let wrong = 0;
    const clock = createServerClock(() => real + wrong);
    replies(
      clock,
      () => real,
      3,
      () => (real += 1_700),
    );
    wrong = DAY;
    replies(
      clock,
      () => real,
      3,
      () => (real += 1_700),
    );
    expect(Math.abs(clock.now() - real)).toBeLessThan(1_000);
  });

  it.each([DAY, 600_000, 90_000])(
    'does not go back when the phone clock is put back by %i ms and no reply arrives',
    (back) => {
      let real = 1_768_444_200_500;
      let wrong = 0;
      const clock = createServerClock(
        () => real + wrong,
        () => real - 1_768_444_000_000,
      );
      replies(
        clock,
        () => real,
        3,
        () => (real += 1_700),
      );
      wrong = -back;
      real += 60_000;
      expect(Math.abs(clock.now() - real)).toBeLessThan(1_000);
    },
  );

  it('keeps the time through sleep', () => {
    let real = 1_768_444_200_000;
    // The page's monotonic clock stops during sleep.
    const clock = createServerClock(
      () => real,
      () => 5_000,
    );
    clock.learn(real, 20);
    real += 300_000;
    expect(Math.abs(clock.now() - real)).toBeLessThan(1_000);
  });

  it('ignores an invalid date header', () => {
    const clock = createServerClock(() => 5_000);
    clock.learn(Number.NaN, 20);
    expect(clock.now()).toBe(5_000);
  });
});
