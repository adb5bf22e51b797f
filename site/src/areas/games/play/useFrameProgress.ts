import { now, useTimeout } from '@brand/ui';
import { useState } from 'react';
import type { FrameProgress } from './frameState.ts';

/** A game that has not loaded after this long is said to be late. It may still come. */
const PATIENCE_MS = 15_000;

/**
 * How far the document in the frame is.
 *
 * @param address null while there is none to load
 */
export function useFrameProgress(address: string | null): {
  readonly progress: FrameProgress;
  /** When the first game of this page was there, in unix ms. */
  readonly since: number | null;
  /** The document has loaded. */
  loaded(): void;
} {
  const [ready, setReady] = useState<string | null>(null);
  const [late, setLate] = useState<string | null>(null);
  const [since, setSince] = useState<number | null>(null);
  // Asked for anew it may get the address that it had, and has yet to load.
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
