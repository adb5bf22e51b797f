'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls back when a value has not changed for a time.
 *
 * @param delayMs null: never
 */
export function useAfterPause(callback: () => void, value: unknown, delayMs: number | null): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
}
