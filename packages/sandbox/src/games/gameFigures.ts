import { createHash } from 'node:crypto';
import { DAY, startOfBangkokDay } from '../clock/units.ts';
import type { Game } from '../catalogue/game.ts';

/** A deterministic number from 0 up to 1 for a text. */
function steady(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** Rating of a game by members, 3.6 to 5.0 in tenths. */
export function ratingOf(game: Game): number {
  return Math.round(36 + steady(`rating ${game.code}`) * 14) / 10;
}

/** Figures of a game in the fields of section 3 (`game_info`). Trends are constant within a day in Bangkok. */
export function gameInfo(game: Game, now: number): Record<string, unknown> {
  const days = lastDays(game, now);
  return {
    rtp: game.rtp,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    volatility: game.volatility,
    paylines: game.paylines,
    hit_ratio: game.hitRatio,
    day: trend(game, days.slice(-1)),
    week: trend(game, days.slice(-7)),
    month: trend(game, days),
  };
}

/** Return to player on each of the last thirty days, today last, in the fields of `history`. */
export function rtpHistory(game: Game, now: number): readonly { date: string; rtp: number }[] {
  return lastDays(game, now).map((rtp, at) => ({
    date: dateOf(startOfBangkokDay(now) - (DAYS - 1 - at) * DAY),
    rtp,
  }));
}

const DAYS = 30;

/** Noon in Bangkok has the same date in UTC. */
function dateOf(start: number): string {
  return new Date(start + DAY / 2).toISOString().slice(0, 10);
}

/** Maximum deviation of a day from the long-term RTP, in percentage points, in both directions. */
const SPREAD: Readonly<Record<Game['volatility'], number>> = { low: 4, medium: 7, high: 11 };

/** Days per digest, two bytes each. One digest for several days is faster for lists of thousands of games. */
const BLOCK = 16;

function lastDays(game: Game, now: number): readonly number[] {
  const today = Math.round(startOfBangkokDay(now) / DAY);
  let block = -1;
  let bytes = Buffer.alloc(0);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = today - (DAYS - 1 - at);
    const own = Math.floor(day / BLOCK);
    if (own !== block) {
      block = own;
      bytes = createHash('sha256').update(`days ${own} ${game.code}`).digest();
    }
    const share = bytes.readUInt16BE((day - own * BLOCK) * 2) / 0x8000 - 1;
    return hundredths(game.rtp + share * Math.abs(share) * SPREAD[game.volatility]);
  });
}

function trend(game: Game, days: readonly number[]): { trend: string; rtp: number } {
  const rtp = hundredths(days.reduce((sum, each) => sum + each, 0) / days.length);
  const off = rtp - game.rtp;
  return { trend: Math.abs(off) < FLAT ? 'flat' : off > 0 ? 'up' : 'down', rtp };
}

/** A deviation below this many percentage points counts as flat. */
const FLAT = 0.3;

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
