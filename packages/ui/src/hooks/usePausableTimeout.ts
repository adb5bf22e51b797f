'use client';

import { useEffect, useState } from 'react';

import { now } from './clock.ts';
import { useTimeout } from './useTimeout.ts';

/**
 * As `useTimeout`, and holds while paused: what was left then runs on afterwards.
 *
 * @param delayMs milliseconds in all
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
