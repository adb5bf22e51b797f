'use client';

import { useEffect, useRef } from 'react';

/**
 * Calls back once after a delay while mounted. A change of the delay or of the value restarts it; null stops it.
 *
 * @param delayMs milliseconds, or null to stop
 * @param value what has to stay the same for that time, such as a typed text
 */
export function useTimeout(callback: () => void, delayMs: number | null, value?: unknown): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, value]);
}
