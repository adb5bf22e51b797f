import { createHash } from 'node:crypto';
import { DAY } from '../clock/units.ts';
import type { Game } from '../catalogue/game.ts';

/** A number from 0 up to 1 that is always the same for the same words. */
function steady(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** What members gave a game, 3.6 to 5.0 in tenths. */
export function ratingOf(game: Game): number {
  return Math.round(36 + steady(`rating ${game.code}`) * 14) / 10;
}

/** Figures of a game in the fields of section 3 (`game_info`). Trends are steady within their day, week or month. */
export function gameInfo(game: Game, now: number): Record<string, unknown> {
  return {
    rtp: game.rtp,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    volatility: game.volatility,
    paylines: game.paylines,
    hit_ratio: game.hitRatio,
    day: trend(game, `day ${Math.floor(now / DAY)}`, 9),
    week: trend(game, `week ${Math.floor(now / (7 * DAY))}`, 4),
    month: trend(game, `month ${Math.floor(now / (30 * DAY))}`, 1.5),
  };
}

/** `spread` is how far, in percentage points, the figure may stand from the long run in that span. */
function trend(game: Game, span: string, spread: number): { trend: string; rtp: number } {
  const off = (steady(`${span} ${game.code}`) * 2 - 1) * spread;
  const rtp = Math.round((game.rtp + off) * 100) / 100;
  const flat = Math.abs(off) < spread / 5;
  return { trend: flat ? 'flat' : off > 0 ? 'up' : 'down', rtp };
}
