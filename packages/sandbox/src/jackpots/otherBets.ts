import { createHash } from 'node:crypto';
import { HOUR } from '../clock/units.ts';
import type { JackpotRules } from './jackpotRules.ts';

/** A deterministic number from 0 up to 1 for a text. */
export function steady(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** What the other players have bet on a jackpot between two times, in satang. Every hour has its own pace. */
export function otherBets({ id, betsPerHour }: JackpotRules, from: number, until: number): number {
  let sum = 0;
  for (let at = from; at < until;) {
    const hour = Math.floor(at / HOUR);
    const end = Math.min(until, (hour + 1) * HOUR);
    sum += (betsPerHour * (0.6 + 0.8 * steady(`bets ${id} ${hour}`)) * (end - at)) / HOUR;
    at = end;
  }
  return sum;
}
