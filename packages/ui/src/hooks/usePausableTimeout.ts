'use client';

import { useEffect, useState } from 'react';

import { now } from './clock.ts';
import { useTimeout } from './useTimeout.ts';

/**
 * Like `useTimeout`, but can be paused. After a pause it continues with the remaining time.
 *
 * @param delayMs total time in milliseconds
 */
export function usePausableTimeout(callback: () => void, delayMs: number, paused: boolean): void {
  const [left, setLeft] = useState(delayMs);
  useTimeout(callback, paused ? null : left);
  useEffect(() => {
    if (paused) return undefined;
    const started = now();
    return () => {
      setLeft((before) => Math.max(0, before - (now() - started)));
    };
  }, [paused]);
}
