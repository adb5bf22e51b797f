import type { Random } from '../random/random.ts';
import type { FaultKind } from './fault.ts';

/**
 * Delays of one request: milliseconds before it arrives, milliseconds before its reply starts, and the speed of the
 * reply.
 */
export interface Delay {
  up: number;
  down: number;
  bytesPerSecond: number;
}

/** Random delays of one request on such a network. */
export function delayOf(kind: FaultKind, random: Random): Delay {
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  switch (kind) {
    case 'slow3g': {
      const latency = between(1400, 2600);
      return { up: latency / 2, down: latency / 2, bytesPerSecond: 50_000 };
    }
    case 'congested': {
      const stuck = random.below(6) === 0;
      const latency = stuck ? between(2000, 8000) : between(80, 700);
      return { up: latency * 0.7, down: latency * 0.3, bytesPerSecond: 250_000 };
    }
    default: {
      const latency = between(350, 750);
      return { up: latency / 2, down: latency / 2, bytesPerSecond: 200_000 };
    }
  }
}

/** How long a server with a slow first byte waits before its reply, in milliseconds. */
export function firstByteDelay(random: Random): number {
  return 3000 + random.below(6001);
}

/** Waits that many milliseconds, or until the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Waits in real time like a network, regardless of the sandbox’s clock. */
export const realWait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
