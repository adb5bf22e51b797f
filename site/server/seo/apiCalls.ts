import { ApiError } from '@brand/api';
import { DocumentCache } from '../documents/documentCache.ts';
import type { ApiState } from './catalogue.ts';

export interface CallTimes {
  /** How long a reply counts. */
  readonly freshMs: number;
  /** A page does not wait longer for the API. The next visitor gets the reply. */
  readonly waitMs: number;
  /** After a failed call, none is made for this time. */
  readonly pauseMs: number;
}

/** Ids that visitors made up, of which the API has replied that they do not exist. */
const UNKNOWN_IDS = 2_000;
const NOT_FOUND = 404;

type Call<Value> = (signal: AbortSignal) => Promise<Value>;

/** Calls of the member API for one brand: short, cached, and none for a while after a failure. */
export function apiCalls({ freshMs, waitMs, pauseMs }: CallTimes) {
  const verdicts = new DocumentCache<{ at: number; known: Promise<boolean | null> }>(UNKNOWN_IDS);
  let state: ApiState = 'unknown';
  let failedAt = -Infinity;

  /** @returns null without a reply */
  async function ask<Value>(call: Call<Value>): Promise<Value | null> {
    if (performance.now() - failedAt < pauseMs) return null;
    try {
      const value = await call(AbortSignal.timeout(waitMs));
      state = 'up';
      return value;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'business') {
        // It answered, and refused this request only.
        state = 'up';
        return null;
      }
      state = 'down';
      failedAt = performance.now();
      return null;
    }
  }

  return {
    state: () => state,

    /** Loads a list when it is needed. The function returns null while there is none. */
    stored<Value extends object>(load: Call<Value>): () => Promise<Value | null> {
      let value: Value | null = null;
      let loadedAt = -Infinity;
      let loading: Promise<void> | undefined;
      return async () => {
        if (performance.now() - loadedAt >= freshMs) {
          loading ??= ask(load).then((found) => {
            if (found) {
              value = found;
              loadedAt = performance.now();
            }
            loading = undefined;
          });
          // An older list answers while a newer one is loaded.
          if (!value) await loading;
        }
        return value;
      };
    },

    /** Whether something exists that is in no stored list: it may be newer. True without a reply. */
    async exists(key: string, find: Call<boolean>): Promise<boolean> {
      const verdict = verdicts.getOrMake(key, () => ({
        at: performance.now(),
        known: ask(async (signal) =>
          find(signal).catch((error: unknown) => {
            if (error instanceof ApiError && error.status === NOT_FOUND) return false;
            throw error;
          }),
        ),
      }));
      const known = await verdict.known;
      if (known === null || performance.now() - verdict.at >= freshMs) verdicts.delete(key);
      // A page must not disappear because the API is slow.
      return known ?? true;
    },
  };
}
