'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls back once after a delay while mounted. A change of the delay restarts it; null stops it.
 *
 * @param delayMs milliseconds, or null to stop
 */
export function useTimeout(callback: () => void, delayMs: number | null): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
