import type { Satang } from '../money/money.ts';

/** A win of a whole pool, shown to others. */
export interface JackpotWin {
  /** Masked, e.g. `som***`. */
  readonly player: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly win: Satang;
}

/** A pool that games play for. */
export interface Jackpot {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string;
  /** What the next winner would get, as of the last answer of the API. */
  readonly pool: Satang;
  /** Ids of its games. */
  readonly gameIds: readonly string[];
  /** The latest wins, the newest first. */
  readonly wins: readonly JackpotWin[];
}

/** All jackpots, and when they are worth asking for again. */
export interface Jackpots {
  readonly intervalMs: number;
  readonly jackpots: readonly Jackpot[];
}

/** The jackpot of each game by its id; of several the one with the largest pool. */
export function jackpotsByGame({ jackpots }: Jackpots): Readonly<Record<string, string>> {
  const byPool = [...jackpots].sort((one, other) => one.pool - other.pool);
  return Object.fromEntries(byPool.flatMap(({ id, gameIds }) => gameIds.map((game) => [game, id])));
}
