import { type LimitPeriod, type Satang, limitPeriodStart, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { walletOf } from '../ledger/accounts.ts';

/**
 * Deposits of a member in the current period: the credited ones, an open QR and a transfer in review. `replaces` is a
 * channel whose QR does not count, because a new one ends it.
 */
export function depositsOf(
  { db, clock }: Context,
  member: string,
  { period, replaces }: { period: LimitPeriod; replaces?: string | undefined },
): Satang {
  const now = clock.now();
  const credited = db.get<{ sum: number }>(
    "SELECT coalesce(sum(satang), 0) AS sum FROM postings WHERE credit = ? AND kind = 'deposit' AND time >= ?",
    walletOf(member),
    limitPeriodStart(period, now),
  );
  const coming = db.get<{ sum: number }>(
    `SELECT coalesce(sum(satang), 0) AS sum FROM deposits WHERE member = ? AND (status = 'review'
     OR (status = 'open' AND outcome IN ('paid', 'unpaid') AND expires > ? AND channel IS NOT ?))`,
    member,
    now,
    replaces ?? null,
  );
  return satang((credited?.sum ?? 0) + (coming?.sum ?? 0));
}
