import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { START, correct, pass } from '../private/testTime.ts';
import { setClock } from './clock.ts';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useCountdown', () => {
  it('counts whole seconds and calls onDone once', () => {
    const onDone = vi.fn();
    const { result } = renderHook(() => useCountdown(START + 2500, onDone));
    expect(result.current).toEqual({ secondsLeft: 3, done: false });
    pass(500);
    expect(result.current.secondsLeft).toBe(2);
    pass(1999);
    expect(result.current.secondsLeft).toBe(1);
    expect(onDone).not.toHaveBeenCalled();
    pass(1);
    expect(result.current).toEqual({ secondsLeft: 0, done: true });
    pass(60_000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('follows the deadline through a sleep instead of counting ticks', () => {
    const { result } = renderHook(() => useCountdown(START + 600_000));
    vi.setSystemTime(START + 590_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.secondsLeft).toBe(10);
  });

  it.each([
    ['ahead', 86_400_000],
    ['behind', -86_400_000],
  ])('is correct as soon as a clock is corrected that was a day %s', (_way, wrong) => {
    const putBack = setClock(() => Date.now() + wrong);
    const { result } = renderHook(() => useCountdown(START + 600_000));
    pass(10_000);
    const corrected = correct(Date.now);
    for (let second = 0; second < 20; second += 1) {
      const truth = (START + 600_000 - Date.now()) / 1000;
      expect(Math.abs(result.current.secondsLeft - truth)).toBeLessThanOrEqual(1);
      pass(1_000);
    }
    corrected();
    putBack();
  });

  it.each([
    ['nor later if it is not', 3_600_000, false],
    ['but then if it is', 0, true],
  ])('is not over by a clock that may be wrong, %s over', (_when, left, isOver) => {
    const onDone = vi.fn();
    const deadline = START + left;
    const putBack = setClock(
      () => Date.now() + 7_200_000,
      () => -Infinity,
    );
    const { result } = renderHook(() => useCountdown(deadline, onDone));
    expect(result.current).toEqual({ secondsLeft: Number.NaN, done: false });
    expect(onDone).toHaveBeenCalledTimes(1);
    const corrected = correct(Date.now);
    expect(result.current).toEqual({ secondsLeft: left / 1000, done: isOver });
    expect(onDone).toHaveBeenCalledTimes(isOver ? 2 : 1);
    cleanup();
    corrected();
    putBack();
  });

  it('shows no estimate where only a certain time is wanted, and is not done by it', () => {
    const onDone = vi.fn();
    const deadline = START + 600_000;
    const putBack = setClock(
      () => Date.now() - 86_400_000,
      () => -Infinity,
    );
    const estimated = renderHook(() => useCountdown(deadline));
    const { result } = renderHook(() => useCountdown(deadline, onDone, true));
    expect(estimated.result.current.secondsLeft).toBe(87_000);
    expect(result.current).toEqual({ secondsLeft: Number.NaN, done: false });
    pass(120_000);
    expect(result.current.secondsLeft).toBeNaN();
    const corrected = correct(Date.now);
    expect(result.current).toEqual({ secondsLeft: 480, done: false });
    expect(onDone).not.toHaveBeenCalled();
    pass(480_000);
    expect(result.current.done).toBe(true);
    expect(onDone).toHaveBeenCalledTimes(1);
    cleanup();
    corrected();
    putBack();
  });

  it('is not over for good if a clock that was ahead is set by hand, on another screen', () => {
    let ahead = 7_200_000;
    const putBack = setClock(() => Date.now() + ahead);
    const { result, unmount } = renderHook(() => useCountdown(START + 3_600_000));
    pass(120_000);
    expect(result.current.done).toBe(true);
    ahead = 0;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.done).toBe(false);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    putBack();
  });

  it('applies a new deadline immediately', () => {
    const { result, rerender } = renderHook(({ at }) => useCountdown(at), {
      initialProps: { at: START + 5000 },
    });
    rerender({ at: START + 90_000 });
    expect(result.current.secondsLeft).toBe(90);
    pass(1000);
    expect(result.current.secondsLeft).toBe(89);
  });

  it('is done without a deadline, and does not call onDone', () => {
    const onDone = vi.fn();
    const { result } = renderHook(() => useCountdown(null, onDone));
    pass(5000);
    expect(result.current.done).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });
});
