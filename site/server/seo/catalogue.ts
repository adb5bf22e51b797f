import { type SessionStore, createMemberApi } from '@brand/api';
import { createGameDetailApi } from '@brand/api/gameDetail';
import { createPromotionsApi } from '@brand/api/promotions';
import type { Operator } from '@brand/operator';
import { DocumentCache } from '../documents/documentCache.ts';

/** What a brand offers to every visitor, by what the member API says. */
export interface Catalogue {
  /** False only where the API has said that there is no such game. */
  hasGame(id: string): Promise<boolean>;
  /** False only where the API has said that there is no such promotion. */
  hasPromotion(id: string): Promise<boolean>;
  /** Ids of all games; none while the API is out of reach. */
  gameIds(): Promise<ReadonlySet<string>>;
  /** Ids of all promotions; none while the API is out of reach. */
  promotionIds(): Promise<ReadonlySet<string>>;
  /** How the last call ended. */
  state(): 'up' | 'down' | 'unknown';
}

export interface CatalogueTimes {
  /** How long a reply counts. */
  readonly freshMs: number;
  /** A page does not wait longer for the API; the next visitor finds the reply. */
  readonly waitMs: number;
  /** After a call without success, none is made for this time. */
  readonly pauseMs: number;
}

const TIMES: CatalogueTimes = { freshMs: 300_000, waitMs: 1_000, pauseMs: 10_000 };
const PAGE = 500;
/** Ids that visitors made up, of which the API said that there are none. */
const UNKNOWN_IDS = 2_000;

/** The server asks as a visitor does. */
const NO_SESSION: SessionStore = { read: () => null, write: () => undefined };

/** A catalogue for where no API is asked: everything exists. */
export const NO_CATALOGUE: Catalogue = {
  hasGame: async () => true,
  hasPromotion: async () => true,
  gameIds: async () => new Set(),
  promotionIds: async () => new Set(),
  state: () => 'unknown',
};

/** The catalogue of an operator, asked for when it is needed. */
export function apiCatalogue(
  { hosts }: Pick<Operator, 'hosts'>,
  { freshMs, waitMs, pauseMs }: CatalogueTimes = TIMES,
): Catalogue {
  const api = createMemberApi({ baseUrl: hosts.api, session: NO_SESSION, locks: null });
  const details = createGameDetailApi(api.client);
  const promotions = createPromotionsApi(api.client);
  const verdicts = new DocumentCache<{ at: number; known: Promise<boolean | null> }>(UNKNOWN_IDS);
  let state: 'up' | 'down' | 'unknown' = 'unknown';
  let failedAt = -Infinity;

  /** @returns null without a reply */
  async function ask<Value>(call: (signal: AbortSignal) => Promise<Value>): Promise<Value | null> {
    if (performance.now() - failedAt < pauseMs) return null;
    try {
      const value = await call(AbortSignal.timeout(waitMs));
      state = 'up';
      return value;
    } catch {
      // What the API does not say counts as existing: a page must not vanish because the API is slow.
      state = 'down';
      failedAt = performance.now();
      return null;
    }
  }

  function stored(load: (signal: AbortSignal) => Promise<ReadonlySet<string>>) {
    let ids: ReadonlySet<string> | null = null;
    let loadedAt = -Infinity;
    let loading: Promise<void> | undefined;
    return async (): Promise<ReadonlySet<string> | null> => {
      if (performance.now() - loadedAt >= freshMs) {
        loading ??= ask(load).then((found) => {
          if (found) {
            ids = found;
            loadedAt = performance.now();
          }
          loading = undefined;
        });
        // An older list answers while a newer one is loaded.
        if (!ids) await loading;
      }
      return ids;
    };
  }

  const games = stored(async (signal) => {
    const ids = new Set<string>();
    for (let skip = 0; ; skip += PAGE) {
      const page = await api.games({ limit: PAGE, skip }, { signal });
      for (const { id } of page.games) ids.add(id);
      if (page.games.length + page.dropped < PAGE || skip + PAGE >= page.total) return ids;
    }
  });
  const offers = stored(async (signal) => {
    const found = await promotions.promotions('th', { signal });
    return new Set(found.map(({ id }) => id));
  });

  /** For an id that is not in a list: it may be newer, or over. */
  async function exists(key: string, find: (signal: AbortSignal) => Promise<unknown>) {
    const verdict = verdicts.getOrMake(key, () => ({
      at: performance.now(),
      known: ask(async (signal) => (await find(signal)) !== null),
    }));
    const known = await verdict.known;
    if (known === null || performance.now() - verdict.at >= freshMs) verdicts.delete(key);
    return known ?? true;
  }

  return {
    hasGame: async (id) =>
      (await games())?.has(id) ||
      exists(`game ${id}`, async (signal) => details.game(id, { signal })),
    hasPromotion: async (id) =>
      (await offers())?.has(id) ||
      exists(`promotion ${id}`, async (signal) => promotions.promotion(id, 'th', { signal })),
    gameIds: async () => (await games()) ?? new Set(),
    promotionIds: async () => (await offers()) ?? new Set(),
    state: () => state,
  };
}
