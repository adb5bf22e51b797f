import { type Satang, satang } from '@brand/domain';
import { gameOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { cataloguePromotion } from './catalogue/catalogue.ts';

/** A bonus as stored. Times in milliseconds since 1970, money in satang. */
export interface StoredBonus {
  reference: string;
  member: string;
  promotion: string;
  credit: number;
  required: number;
  granted: number;
  ended: number | null;
  outcome: 'done' | 'lost' | null;
}

/** A wallet with less than this has no bonus money left. */
const NOTHING_LEFT = satang(100);

/** Turnover of a bonus: the bets of eligible games since it was given. */
export function turnoverDone({ db, clock }: Context, bonus: StoredBonus): Satang {
  const required = satang(bonus.required);
  if (bonus.outcome === 'done' || required === 0) return required;
  const bets = db.all<{ game: string; bet: number }>(
    `SELECT game, sum(bet) AS bet FROM rounds WHERE member = ? AND time BETWEEN ? AND ? GROUP BY game`,
    bonus.member,
    bonus.granted,
    bonus.ended ?? clock.now(),
  );
  const { excludedTypes = [], excludedGames = [] } =
    cataloguePromotion(bonus.promotion)?.terms ?? {};
  let done = 0;
  for (const { game, bet } of bets) {
    const type = gameOf(game)?.type;
    const counts = type && !excludedTypes.includes(type) && !excludedGames.includes(game);
    if (counts) done += bet;
  }
  return satang(Math.min(done, required));
}

/** Bonuses of a member with open turnover. Completed ones are ended here. */
export function runningBonuses(context: Context, member: string): readonly StoredBonus[] {
  const rows = context.db.all<StoredBonus>(
    'SELECT * FROM bonuses WHERE member = ? AND ended IS NULL ORDER BY granted, reference',
    member,
  );
  return rows.filter((bonus) => {
    const isOpen = turnoverDone(context, bonus) < bonus.required;
    if (!isOpen) endBonus(context, bonus, 'done');
    return isOpen;
  });
}

function endBonus(
  { db, clock }: Context,
  { reference }: StoredBonus,
  outcome: 'done' | 'lost',
): void {
  const now = clock.now();
  db.run('UPDATE bonuses SET ended = ?, outcome = ? WHERE reference = ?', now, outcome, reference);
}

/**
 * Bonus money that cannot be withdrawn yet, and the bets that are still required. A bet counts for every running bonus,
 * so the rest is the maximum of their rests.
 */
export function lockedByTurnover(
  context: Context,
  member: string,
): { locked: Satang; left: Satang } {
  let locked = 0;
  let left = 0;
  for (const bonus of runningBonuses(context, member)) {
    locked += bonus.credit;
    left = Math.max(left, bonus.required - turnoverDone(context, bonus));
  }
  return { locked: satang(locked), left: satang(left) };
}

/**
 * Ends the bonuses of members with an empty wallet, because the bonus is played away. It runs before new money is
 * credited, which must not be locked by such a bonus.
 */
export function endLostBonuses(context: Context): void {
  const { db } = context;
  const empty = db.all<StoredBonus>(
    `SELECT bonuses.* FROM bonuses CROSS JOIN accounts ON accounts.id = 'wallet:' || bonuses.member
     WHERE ended IS NULL AND balance < ?`,
    NOTHING_LEFT,
  );
  for (const bonus of empty) {
    const isDone = turnoverDone(context, bonus) >= bonus.required;
    endBonus(context, bonus, isDone ? 'done' : 'lost');
  }
}
