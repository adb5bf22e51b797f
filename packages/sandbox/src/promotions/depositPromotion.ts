import { type Satang, satang } from '@brand/domain';
import { DAY, HOUR, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';
import { grantBonus } from './bonuses.ts';
import { depositPromotion as promotion } from './catalogue/otherPromotions.ts';
import { runningPromotion } from './promotions.ts';

/** A deposit promotion of a member as stored. Times in milliseconds since 1970, money in satang. */
interface Stored {
  id: string;
  member: string;
  deposit: number;
  credit: number;
  started: number;
  expires: number;
  /** Reference of the bonus after it was given. */
  bonus: string | null;
}

/** The state of a member’s deposit promotion. */
export interface DepositOffer {
  id: string;
  deposit: Satang;
  credit: Satang;
  /** Milliseconds since 1970. */
  expires: number;
  /** The deadline has passed without the deposit. */
  closed: boolean;
  /** The deposit was in time; the credit is given by the check. */
  fulfilled: boolean;
}

/** Result of the check of a deposit promotion. */
export type DepositFinding =
  | { outcome: 'fulfilled'; credit: Satang }
  | { outcome: 'waiting' | 'late' | 'none' };

/** How long a missed deadline is reported. */
const CLOSED_TOLD = HOUR;
/** How long after the end of a promotion an invited member gets the next one. */
const REST = DAY;

function lastOf({ db }: Context, member: string): Stored | undefined {
  return db.get<Stored>(
    'SELECT * FROM deposit_promotions WHERE member = ? ORDER BY started DESC, rowid DESC LIMIT 1',
    member,
  );
}

/** Whether one deposit that is large enough was credited from the start until before the deadline. */
function isFulfilled({ db }: Context, { member, started, expires, deposit }: Stored): boolean {
  return (
    db.get(
      `SELECT 1 FROM postings
       WHERE credit = ? AND kind = 'deposit' AND time >= ? AND time < ? AND satang >= ? LIMIT 1`,
      walletOf(member),
      started,
      expires,
      deposit,
    ) !== undefined
  );
}

/** Starts a deposit promotion that runs for `life` milliseconds. A previous one ends, and is paid if it was earned. */
export function startDepositPromotion(context: Context, member: string, life: number): void {
  const { db, clock, random } = context;
  const { bonus, minDeposit } = promotion.terms;
  if (bonus.kind !== 'fixed' || minDeposit === null) {
    throw new Error('The deposit promotion gives a fixed credit for a least deposit');
  }
  const now = clock.now();
  db.transaction(() => {
    checkDepositPromotion(context, member);
    endDepositPromotion(context, member);
    db.run(
      'INSERT INTO deposit_promotions (id, member, deposit, credit, started, expires) VALUES (?, ?, ?, ?, ?, ?)',
      `dp_${random.token(9)}`,
      member,
      minDeposit,
      bonus.amount,
      now,
      wholeSecond(now) + life,
    );
  });
}

/** Ends the member’s deposit promotion now; returns false if none was running. */
export function endDepositPromotion({ db, clock }: Context, member: string): boolean {
  const now = clock.now();
  const ended = db.run(
    'UPDATE deposit_promotions SET expires = ? WHERE member = ? AND expires > ? AND bonus IS NULL',
    wholeSecond(now),
    member,
    now,
  );
  return ended > 0;
}

/** Invites a member: a new deposit promotion starts a day after the end of the last. */
export function inviteMember({ db }: Context, member: string): void {
  db.run('INSERT OR IGNORE INTO deposit_invitations (member) VALUES (?)', member);
}

/** The deposit promotion of a member; null if there is none, if it is paid, or if it ended more than an hour ago. */
export function depositOffer(context: Context, member: string): DepositOffer | null {
  const { clock } = context;
  const last = offerDue(context, member);
  if (!last || last.bonus !== null) return null;
  const fulfilled = isFulfilled(context, last);
  const now = clock.now();
  const closed = !fulfilled && last.expires <= now;
  if (closed && last.expires + CLOSED_TOLD <= now) return null;
  const { id, deposit, credit, expires } = last;
  return { id, deposit: satang(deposit), credit: satang(credit), expires, closed, fulfilled };
}

/** The last promotion of the member. For an invited member the next one is started first if it is due. */
function offerDue(context: Context, member: string): Stored | undefined {
  const { db, clock, rules } = context;
  return db.transaction(() => {
    const last = lastOf(context, member);
    const isDue =
      last !== undefined &&
      last.expires + REST <= clock.now() &&
      (last.bonus !== null || !isFulfilled(context, last)) &&
      db.get('SELECT 1 FROM deposit_invitations WHERE member = ?', member) !== undefined &&
      runningPromotion(context, promotion.id) !== undefined;
    if (!isDue) return last;
    startDepositPromotion(context, member, rules.promotionCountdown);
    return lastOf(context, member);
  });
}

/**
 * Whether the member has deposited in time. The first positive check gives the credit; later checks only repeat the
 * result.
 */
export function checkDepositPromotion(context: Context, member: string): DepositFinding {
  const { db, clock } = context;
  return db.transaction(() => {
    const last = lastOf(context, member);
    if (!last) return { outcome: 'none' };
    const credit = satang(last.credit);
    if (last.bonus !== null) return { outcome: 'fulfilled', credit };
    const now = clock.now();
    if (!isFulfilled(context, last)) return { outcome: last.expires <= now ? 'late' : 'waiting' };
    const reference = grantBonus(context, { member, promotion, credit, time: now, each: last.id });
    db.run('UPDATE deposit_promotions SET bonus = ? WHERE id = ?', reference, last.id);
    return { outcome: 'fulfilled', credit };
  });
}
