import { now, useTimeout } from '@brand/ui';
import { useState } from 'react';
import type { FrameProgress } from './frameState.ts';

/** Time after which a game that has not loaded is reported as late. It may still load. */
const PATIENCE_MS = 15_000;

/**
 * Load progress of the document in the frame.
 *
 * @param address null while there is none to load
 */
export function useFrameProgress(address: string | null): {
  readonly progress: FrameProgress;
  /** When the first game of this page was loaded, in Unix ms. */
  readonly since: number | null;
  /** The document has loaded. */
  loaded(): void;
} {
  const [ready, setReady] = useState<string | null>(null);
  const [late, setLate] = useState<string | null>(null);
  const [since, setSince] = useState<number | null>(null);
  // A new request may return the same address, which has to load again.
  if (address === null && ready !== null) setReady(null);
  if (address === null && late !== null) setLate(null);
  const isReady = address !== null && ready === address;
  useTimeout(() => setLate(address), address !== null && !isReady ? PATIENCE_MS : null);
  return {
    progress: isReady ? 'ready' : address !== null && late === address ? 'late' : 'loading',
    since,
    loaded() {
      setReady(address);
      setSince((first) => first ?? now());
    },
  };
}
