import { setClock } from '@brand/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spacedCalls } from './spacedCalls.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
});

describe('calls that keep a distance', () => {
  it('make one at once and one at the end of 100,000 wishes', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    for (let count = 0; count < 100_000; count += 1) calls.wish();
    expect(call).toHaveBeenCalledTimes(1);
    expect(calls.isDue()).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(calls.isDue()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('are never more than one in the period, however long the wishes go on', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    for (let passed = 0; passed < 20_000; passed += 10) {
      calls.wish();
      vi.advanceTimersByTime(10);
    }
    expect(call.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('come at once again after a rest', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.wish();
    vi.advanceTimersByTime(5_000);
    calls.wish();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('are tried again while they cannot be made', () => {
    let busy = true;
    const call = vi.fn(() => !busy);
    const calls = spacedCalls(call, 2_000);
    calls.wish();
    vi.advanceTimersByTime(2_000);
    expect(call).toHaveBeenCalledTimes(2);
    busy = false;
    vi.advanceTimersByTime(10_000);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('do not wait for a clock that was put back', () => {
    let time = 9_000_000;
    const restore = setClock(() => time);
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.wish();
    time = 1_000_000;
    calls.wish();
    expect(call).toHaveBeenCalledTimes(2);
    restore();
  });

  it('end with the page', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.wish();
    calls.wish();
    calls.stop();
    vi.advanceTimersByTime(10_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
