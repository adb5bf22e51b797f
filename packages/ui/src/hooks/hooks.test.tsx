import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { START, correct, pass } from '../private/testTime.ts';
import { setClock } from './clock.ts';
import { useLock } from './useLock.ts';
import { useNow } from './useNow.ts';
import { useNowAt } from './useNowAt.ts';
import { usePausableTimeout } from './usePausableTimeout.ts';
import { useTimeout } from './useTimeout.ts';
import { wakeAt } from './wakeAt.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('wakeAt', () => {
  it('supports a deadline beyond the maximum of one timer', () => {
    const reached = vi.fn();
    const far = 40 * 24 * 3_600_000;
    wakeAt(START + far, reached);
    vi.advanceTimersByTime(far - 1);
    expect(reached).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reached).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('notices on wake-up that the deadline passed during sleep', () => {
    const reached = vi.fn();
    wakeAt(START + 30_000, reached);
    vi.setSystemTime(START + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer after cancellation', () => {
    const reached = vi.fn();
    wakeAt(START + 1000, reached)();
    vi.advanceTimersByTime(120_000);
    expect(reached).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('useNowAt', () => {
  it('updates at each of its times, and not in between', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useNowAt(START + 90_000, null, START + 30_000);
    });
    const mounted = renders;
    pass(29_999);
    expect([result.current, renders]).toEqual([START, mounted]);
    pass(1);
    expect(result.current).toBe(START + 30_000);
    pass(60_000);
    expect(result.current).toBe(START + 90_000);
    expect(renders).toBe(mounted + 2);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a corrected clock', () => {
  it('is seen also when it was corrected between the rendering and its effects', () => {
    const putBack = setClock(() => Date.now() + 7_200_000);
    let corrected: (() => void) | undefined;
    const { result } = renderHook(() => {
      const time = useNowAt(START + 60_000);
      useLayoutEffect(() => {
        corrected ??= setClock(Date.now);
      });
      return time;
    });
    expect(result.current).toBe(START);
    cleanup();
    corrected?.();
    putBack();
  });

  it('shows again what a wrong one called over', () => {
    const putBack = setClock(() => Date.now() + 7_200_000);
    const { result } = renderHook(() => useNowAt(START + 60_000));
    expect(result.current).toBe(START + 7_200_000);
    const corrected = correct(Date.now);
    expect(result.current).toBe(START);
    pass(60_000);
    expect(result.current).toBe(START + 60_000);
    corrected();
    putBack();
  });
});

describe('useNow', () => {
  it('changes on the full second', () => {
    vi.setSystemTime(START + 300);
    const { result } = renderHook(() => useNow());
    expect(result.current).toBe(START + 300);
    pass(699);
    expect(result.current).toBe(START + 300);
    pass(1);
    expect(result.current).toBe(START + 1000);
    pass(1000);
    expect(result.current).toBe(START + 2000);
  });

  it('follows the replaced clock', () => {
    const restore = setClock(() => 42);
    const { result } = renderHook(() => useNow(0));
    restore();
    expect(result.current).toBe(42);
  });
});

describe('useTimeout', () => {
  it('calls the latest function, once', () => {
    const first = vi.fn();
    const second = vi.fn();
    const { rerender } = renderHook(({ call }) => useTimeout(call, 1000), {
      initialProps: { call: first },
    });
    rerender({ call: second });
    pass(5000);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('stops while paused and continues with the remaining time', () => {
    const call = vi.fn();
    const { rerender } = renderHook(({ paused }) => usePausableTimeout(call, 5000, paused), {
      initialProps: { paused: false },
    });
    pass(3000);
    rerender({ paused: true });
    pass(60_000);
    expect(call).not.toHaveBeenCalled();
    rerender({ paused: false });
    pass(1999);
    expect(call).not.toHaveBeenCalled();
    pass(1);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('useLock', () => {
  it('makes one call for a hundred clicks in one task', async () => {
    let settle = () => {};
    const call = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const { result } = renderHook(() => useLock(call));
    await act(async () => {
      for (let click = 0; click < 100; click += 1) void result.current[0]();
    });
    expect(call).toHaveBeenCalledTimes(1);
    expect(result.current[1]).toBe(true);
    await act(async () => settle());
    expect(result.current[1]).toBe(false);
    await act(async () => void result.current[0]());
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('unlocks after a failed call and rethrows the error', async () => {
    const call = vi.fn(() => Promise.reject(new Error('refused')));
    const { result } = renderHook(() => useLock(call));
    await act(async () => expect(result.current[0]()).rejects.toThrow('refused'));
    expect(result.current[1]).toBe(false);
  });
});
