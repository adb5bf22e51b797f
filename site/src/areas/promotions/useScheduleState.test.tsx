import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useScheduleState } from './useScheduleState.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('changes in the second in which a promotion starts and ends, not within a minute', () => {
  const now = Date.UTC(2026, 0, 15, 2, 30, 10);
  vi.useFakeTimers({ now });
  const schedule = { startsAt: now + 5_000, endsAt: now + 20_000 };
  const { result } = renderHook(() => useScheduleState(schedule));
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect([after(4_999), after(1), after(14_999), after(1)]).toEqual([
    'upcoming',
    'running',
    'running',
    'over',
  ]);
});
