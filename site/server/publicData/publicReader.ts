import type { PublicReader } from '../siteCode.ts';
import type { PublicStore, StoredAnswer } from './publicStore.ts';

export interface PublicTimes {
  /** An answer is used without a question for this time. */
  readonly freshMs: number;
  /** An older answer is used for this time while a newer one is loaded. */
  readonly staleMs: number;
  /** A page waits no longer for an answer that is not stored. */
  readonly waitMs: number;
  /** After a failure, the same question is not asked again for this time. */
  readonly pauseMs: number;
}

export const PUBLIC_TIMES: PublicTimes = {
  freshMs: 30_000,
  staleMs: 600_000,
  waitMs: 300,
  pauseMs: 5_000,
};

/** Failures are few; a key that a visitor made up must not fill the memory. */
const MOST_FAILURES = 1_000;

/**
 * Reads answers through a store: fresh ones directly, stale ones while they are loaded again, missing ones with a short wait.
 * A question that is being asked is never asked twice.
 */
export function publicReader(
  store: PublicStore,
  { freshMs, staleMs, waitMs, pauseMs }: PublicTimes = PUBLIC_TIMES,
  now: () => number = Date.now,
): (key: string, load: Parameters<PublicReader>[1]) => Promise<StoredAnswer | null> {
  const loading = new Map<string, Promise<StoredAnswer | null>>();
  const failedAt = new Map<string, number>();

  async function load(
    key: string,
    former: StoredAnswer | undefined,
    ask: Parameters<PublicReader>[1],
  ): Promise<StoredAnswer | null> {
    try {
      const { data, at } = await ask();
      const revision = await revisionOf(data);
      const answer = {
        data: revision === former?.revision ? former.data : data,
        at,
        revision,
        storedAt: now(),
      };
      await store.set(key, answer);
      failedAt.delete(key);
      return answer;
    } catch {
      // The page reads it again in the browser, and shows the fault there.
      if (failedAt.size >= MOST_FAILURES) failedAt.clear();
      failedAt.set(key, now());
      return null;
    } finally {
      loading.delete(key);
    }
  }

  return async (key, ask) => {
    const stored = await store.get(key);
    const age = stored ? now() - stored.storedAt : Infinity;
    if (stored && age >= 0 && age < freshMs) return stored;
    const isPaused = now() - (failedAt.get(key) ?? -Infinity) < pauseMs;
    if (!isPaused && !loading.has(key)) loading.set(key, load(key, stored, ask));
    if (stored && age < staleMs) return stored;
    const answer = loading.get(key);
    return answer ? Promise.race([answer, nothingAfter(waitMs)]) : null;
  };
}

async function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

async function revisionOf(data: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 9)));
}
