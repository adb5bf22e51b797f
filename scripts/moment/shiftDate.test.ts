import { afterEach, describe, expect, it, vi } from 'vitest';
import { shiftDate } from './shiftDate.ts';

const Before = Date;
const AHEAD = 400 * 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  globalThis.Date = Before;
  Object.assign(Before.prototype, { constructor: Before });
});

/** Difference of a time to the machine's clock, in whole hours. */
const ahead = (time: number) => Math.round((time - Before.now()) / 3_600_000);

describe('a shifted Date', () => {
  it('shifts the present for every way to read it, and keeps explicit times', () => {
    shiftDate(AHEAD);
    expect([Date.now(), new Date().getTime(), Date.parse(Date())].map(ahead)).toEqual([
      9600, 9600, 9600,
    ]);
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date(2027, 1, 3, 4).getTime()).toBe(new Before(2027, 1, 3, 4).getTime());
    expect(Date.UTC(2027, 0)).toBe(Before.UTC(2027, 0));
  });

  it('creates real dates, and accepts dates of the platform', () => {
    shiftDate(AHEAD);
    const date = new Date(5);
    expect(date).toBeInstanceOf(Date);
    expect(date.constructor).toBe(Date);
    expect(structuredClone(date)).toBeInstanceOf(Date);
    expect(new (class extends Date {})(7).getTime()).toBe(7);
    expect(Date.name).toBe('Date');
  });

  it('can be shifted again, and replaced by a fake clock that starts at the shifted present', () => {
    shiftDate(AHEAD);
    shiftDate(-AHEAD);
    expect(ahead(Date.now())).toBe(0);
    shiftDate(AHEAD);
    vi.useFakeTimers();
    expect(ahead(Date.now())).toBe(9600);
    vi.setSystemTime(5);
    expect(new Date().getTime()).toBe(5);
    vi.useRealTimers();
    expect(ahead(Date.now())).toBe(9600);
  });
});
