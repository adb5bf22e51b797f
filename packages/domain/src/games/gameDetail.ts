import type { BangkokDay } from '../time/bangkokTime.ts';
import type { Game } from './game.ts';
import type { Satang } from '../money/money.ts';

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Volatility: `low` pays often and little. */
export type Volatility = (typeof VOLATILITIES)[number];

/** The return of a game over a period, compared with its long-term return. */
export interface RtpTrend {
  /** Null if the API returns no known direction. */
  readonly direction: 'up' | 'down' | 'flat' | null;
  /** Return in percent over the period. */
  readonly rtp: number;
}

/** The return of a game on one day. */
export interface RtpDay {
  readonly day: BangkokDay;
  /** Percent. */
  readonly rtp: number;
}

/** Figures of a game; null if the API does not return a value. */
export interface GameInfo {
  /** Long-term return to player in percent. */
  readonly rtp: number | null;
  readonly minBet: Satang | null;
  readonly maxBet: Satang | null;
  readonly volatility: Volatility | null;
  /** Number of paylines or ways; 0 if the game type has none. */
  readonly paylines: number | null;
  /** Rounds with a win, in percent. */
  readonly hitRatio: number | null;
  /** Today up to now, in Bangkok. */
  readonly day: RtpTrend | null;
  /** The last seven days including today. */
  readonly week: RtpTrend | null;
  /** The last thirty days including today. */
  readonly month: RtpTrend | null;
  /** Daily values, the oldest first, at most thirty; empty if they were not requested. */
  readonly history: readonly RtpDay[];
}

/** A win that is shown to others. */
export interface GameWin {
  /** Masked, e.g. `som***`. */
  readonly player: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly bet: Satang;
  readonly win: Satang;
  /** Win divided by bet. */
  readonly multiplier: number;
}

/** A game with all its details. */
export interface GameDetail extends Game {
  readonly info: GameInfo | null;
  /** Stars from 0 to 5; null for a visitor. */
  readonly rating: number | null;
  /** Latest wins, the newest first; empty if they were not requested. */
  readonly wins: readonly GameWin[];
  /** Number of members that played it today up to now, in Bangkok; null if the API does not count them. */
  readonly playersToday: number | null;
  /** Largest win of one round in the last seven days including today; null if there was none, or it is unknown. */
  readonly biggestWin: Satang | null;
  /** True if the free spins of the game can be bought. */
  readonly buyBonus: boolean;
}

/** Counts of a member's favourite and recent games (section 3, Counts). */
export interface GameCounts {
  readonly favourites: number;
  readonly recents: number;
}
