import {
  type DepositLimit,
  type LimitPeriod,
  type Satang,
  type StandingLimit,
  LIMIT_PERIODS,
  bahtFromSatang,
  changedLimit,
  depositLeft,
  limitAt,
  limitLeft,
  limitPeriodEnd,
  satang,
} from '@brand/domain';
import { SECOND, unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { depositsOf } from './usedDeposits.ts';

interface LimitRow {
  satang: number;
  pending_satang: number | null;
  pending_from: number | null;
}

/** The current limit of one period. */
function standingLimit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  member: string,
  period: LimitPeriod,
): StandingLimit {
  const row = db.get<LimitRow>(
    'SELECT satang, pending_satang, pending_from FROM deposit_limits WHERE member = ? AND period = ?',
    member,
    period,
  );
  if (!row) return { limit: null, pending: null };
  const { pending_satang: waiting, pending_from: from } = row;
  const pending = from === null ? null : { limit: waiting === null ? null : satang(waiting), from };
  return limitAt({ limit: satang(row.satang), pending }, clock.now());
}

/**
 * The limits of a member, the shortest period first.
 *
 * @param replaces channel whose open QR does not count, because a new one ends it
 */
export function limitsOf(context: Context, member: string, replaces?: string): DepositLimit[] {
  const now = context.clock.now();
  return LIMIT_PERIODS.map((period) => {
    const { limit, pending } = standingLimit(context, member, period);
    const used = depositsOf(context, member, { period, replaces });
    const renewsAt = limitPeriodEnd(period, now);
    return { period, limit, used, left: limitLeft(limit, used), renewsAt, pending };
  });
}

/** Requests another limit of a period, null for none. Call it inside a transaction. */
export function changeLimit(
  context: Context,
  member: string,
  { period, limit }: { period: LimitPeriod; limit: Satang | null },
): void {
  // Rounded up to a whole second, as the API sends it, so that the waiting time is not shorter.
  const time = wholeSecond(context.clock.now() + SECOND - 1);
  write(context, member, period, changedLimit(standingLimit(context, member, period), limit, time));
}

/** Cancels a pending increase. Call it inside a transaction. */
export function keepLimit(context: Context, member: string, period: LimitPeriod): void {
  const { limit } = standingLimit(context, member, period);
  write(context, member, period, { limit, pending: null });
}

/** Applies all pending increases of a member now; returns their number. */
export function endWaits({ db, clock }: Context, member: string): number {
  return db.run(
    'UPDATE deposit_limits SET pending_from = ?1 WHERE member = ?2 AND pending_from > ?1',
    clock.now(),
    member,
  );
}

function write(
  { db }: Context,
  member: string,
  period: LimitPeriod,
  { limit, pending }: StandingLimit,
): void {
  if (limit === null) {
    db.run('DELETE FROM deposit_limits WHERE member = ? AND period = ?', member, period);
    return;
  }
  db.run(
    'INSERT OR REPLACE INTO deposit_limits VALUES (?, ?, ?, ?, ?)',
    member,
    period,
    limit,
    pending?.limit ?? null,
    pending?.from ?? null,
  );
}

/** The refusal of a QR that would exceed a limit of the member, or undefined. */
export function overLimit(
  context: Context,
  member: string,
  { amount, channel }: { amount: Satang; channel: string },
): ReplyBody | undefined {
  const tightest = depositLeft(limitsOf(context, member, channel));
  if (!tightest || amount <= tightest.left) return undefined;
  const { period, left, renewsAt } = tightest;
  return {
    code: 2301,
    message: 'over the deposit limit',
    result: { period, left: bahtFromSatang(left), resets_at: unixSeconds(renewsAt) },
  };
}
