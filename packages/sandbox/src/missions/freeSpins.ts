import { satang, type Satang } from '@brand/domain';
import { gameOf } from '../catalogue/games.ts';
import { DAY, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { nextReference } from '../db/nextReference.ts';

/** Free spins of a member with what is left. Money in satang, times in milliseconds since 1970. */
export interface StoredFreeSpins {
  reference: string;
  member: string;
  game: string;
  total: number;
  left: number;
  bet: Satang;
  expires: number;
}

/** Value of each free spin of a game: its smallest bet. Throws for an unknown game. */
export function spinBet(code: string): Satang {
  const game = gameOf(code);
  if (!game) throw new Error(`There is no game ${code}`);
  return satang(game.minBet * 100);
}

/** Gives free spins and returns their reference. Call it inside a transaction. */
export function grantFreeSpins(
  { db, clock }: Context,
  given: { member: string; game: string; spins: number; validDays: number },
): string {
  const now = clock.now();
  const reference = nextReference(db, 'free_spins', now);
  db.run(
    `INSERT INTO free_spins (reference, member, game, total, bet, granted, expires)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    reference,
    given.member,
    given.game,
    given.spins,
    spinBet(given.game),
    now,
    wholeSecond(now + given.validDays * DAY),
  );
  return reference;
}

/** Free spins that can be played, the first to end first; `game` only those of one game. */
export function playableSpins(
  { db, clock }: Context,
  member: string,
  game?: string,
): readonly StoredFreeSpins[] {
  return db
    .all<StoredFreeSpins>(
      `SELECT reference, member, game, total, bet, expires,
         total - (SELECT count(*) FROM free_rounds WHERE spins = reference) AS left
       FROM free_spins WHERE member = ? AND expires > ? ORDER BY expires, reference`,
      member,
      clock.now(),
    )
    .filter((spins) => spins.left > 0 && (game === undefined || spins.game === game));
}
