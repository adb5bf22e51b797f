import { act } from '@testing-library/react';
import { vi } from 'vitest';

import { setClock } from '../hooks/clock.ts';

/** For tests with fake timers: when they begin, in unix ms. */
export const START = Date.UTC(2026, 0, 15, 2, 30);

/** Lets fake time pass, and React render what has changed. */
export const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A reply has corrected the clock. Returns a function that restores the previous one. */
export function correct(clock: () => number): () => void {
  let restore!: () => void;
  act(() => void (restore = setClock(clock)));
  return restore;
}
