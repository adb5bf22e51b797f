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

  it('is certain from the first reply on, and tells so', () => {
    let real = 1_768_444_200_000;
    const clock = createServerClock(
      () => real + DAY,
      () => real,
    );
    expect(clock.passed()).toBe(-Infinity);
    expect(clock.learn(real, 0)).toBe(true);
    expect(clock.passed()).toBe(clock.now());
    real += 20_000;
    expect(clock.learn(real, 0)).toBe(false);
  });

  it.each([
    ['the phone slept', 60_000, 0],
    ['its clock was set forward', 0, 7_200_000],
    ['both', 60_000, -7_200_000],
  ])('is not certain after %s, until the next reply', (_what, slept, set) => {
    let real = 1_768_444_200_000;
    let [steady, wrong] = [0, 0];
    const clock = createServerClock(
      () => real + wrong,
      () => steady,
    );
    clock.learn(real, 0);
    const before = clock.now();
    real += 60_000;
    steady += 60_000 - slept;
    wrong = set;
    // What is put back by more than it slept looks like a clock that stood still.
    if (set >= 0) expect(clock.passed()).toBe(-Infinity);
    else expect(clock.passed()).toBeLessThanOrEqual(before + 1_000);
    clock.learn(real, 0);
    expect(Math.abs(clock.passed() - real)).toBeLessThan(1_000);
  });

  it('is estimated by a document only until the first reply', () => {
    const real = 1_768_444_200_000;
    const clock = createServerClock(
      () => real + DAY,
      () => 0,
    );
    clock.suppose(real - 5_000);
    expect([clock.now(), clock.passed()]).toEqual([real - 5_000, -Infinity]);
    clock.learn(real, 0);
    clock.suppose(real - DAY);
    expect(Math.abs(clock.now() - real)).toBeLessThan(1_000);
  });

  it('trusts the phone if the API never tells its time', () => {
    let device = 5_000;
    const clock = createServerClock(
      () => device,
      () => 0,
    );
    clock.learn(Number.NaN, 20);
    expect([clock.now(), clock.passed()]).toEqual([5_000, 5_000]);
    device = 65_000;
    expect(clock.passed()).toBe(-Infinity);
    clock.learn(Number.NaN, 20);
    expect(clock.passed()).toBe(65_000);
  });

  it('ignores a missing date header if others have one', () => {
    let device = 5_000;
    const clock = createServerClock(
      () => device,
      () => 0,
    );
    clock.learn(5_000, 0);
    device = 7_205_000;
    clock.learn(Number.NaN, 20);
    expect(clock.passed()).toBe(-Infinity);
  });
});
