import { setClock } from '@brand/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spacedCalls } from './spacedCalls.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
});

describe('throttled calls', () => {
  it('are made once immediately and once at the end for 100,000 requests', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    for (let count = 0; count < 100_000; count += 1) calls.request();
    expect(call).toHaveBeenCalledTimes(1);
    expect(calls.isDue()).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(call).toHaveBeenCalledTimes(2);
    expect(calls.isDue()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('are made at most once in a period, however long the requests continue', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    for (let passed = 0; passed < 20_000; passed += 10) {
      calls.request();
      vi.advanceTimersByTime(10);
    }
    expect(call.mock.calls.length).toBeLessThanOrEqual(11);
  });

  it('are made immediately again after a pause', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.request();
    vi.advanceTimersByTime(5_000);
    calls.request();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('are retried while they cannot be made', () => {
    let busy = true;
    const call = vi.fn(() => !busy);
    const calls = spacedCalls(call, 2_000);
    calls.request();
    vi.advanceTimersByTime(2_000);
    expect(call).toHaveBeenCalledTimes(2);
    busy = false;
    vi.advanceTimersByTime(10_000);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('do not wait for a clock that was turned back', () => {
    let time = 9_000_000;
    const restore = setClock(() => time);
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.request();
    time = 1_000_000;
    calls.request();
    expect(call).toHaveBeenCalledTimes(2);
    restore();
  });

  it('end with the page', () => {
    const call = vi.fn(() => true);
    const calls = spacedCalls(call, 2_000);
    calls.request();
    calls.request();
    calls.stop();
    vi.advanceTimersByTime(10_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
