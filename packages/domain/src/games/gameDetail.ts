import type { BangkokDay } from '../time/bangkokTime.ts';
import type { Game } from './game.ts';
import type { Satang } from '../money/money.ts';

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** How often and how much a game pays: low is often and little. */
export type Volatility = (typeof VOLATILITIES)[number];

/** What a game gave back in a span of time, against the long run. */
export interface RtpTrend {
  /** Null when the API gives no direction that is known. */
  readonly direction: 'up' | 'down' | 'flat' | null;
  /** Percent that was given back in that span. */
  readonly rtp: number;
}

/** What a game gave back on one day. */
export interface RtpDay {
  readonly day: BangkokDay;
  /** Percent. */
  readonly rtp: number;
}

/** Figures of a game; null stands for what the API does not tell. */
export interface GameInfo {
  /** Return to player in percent, in the long run. */
  readonly rtp: number | null;
  readonly minBet: Satang | null;
  readonly maxBet: Satang | null;
  readonly volatility: Volatility | null;
  /** Winning lines, or ways; 0 where the kind of game has none. */
  readonly paylines: number | null;
  /** Rounds that pay, in percent. */
  readonly hitRatio: number | null;
  /** Today so far, in Bangkok. */
  readonly day: RtpTrend | null;
  /** The last seven days, today included. */
  readonly week: RtpTrend | null;
  /** The last thirty days, today included. */
  readonly month: RtpTrend | null;
  /** Day by day, the oldest first, at most thirty; empty where the list was not asked for it. */
  readonly history: readonly RtpDay[];
}

/** A win that others are shown. */
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

/** A game with all that is told about it. */
export interface GameDetail extends Game {
  readonly info: GameInfo | null;
  /** Stars from 0 to 5, null for a visitor. */
  readonly rating: number | null;
  /** Latest wins, the newest first; empty where the list was not asked for them. */
  readonly wins: readonly GameWin[];
}

/** How many games a member keeps (section 3, Counts). */
export interface GameCounts {
  readonly favourites: number;
  readonly recents: number;
}
