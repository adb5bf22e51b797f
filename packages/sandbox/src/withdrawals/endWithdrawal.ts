import { satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { BANK, PAYOUTS, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import type { RefusalReason } from './refusalReasons.ts';
import { announceWithdrawal } from './withdrawNotices.ts';
import type { Withdrawal } from './withdrawals.ts';

/** Pays a withdrawal out at that time: the money moves from the payouts account to the bank. */
export function payOut(context: Context, withdrawal: Withdrawal, time: number): void {
  const { db } = context;
  const { id, reference } = withdrawal;
  // A withdrawal that is paid early has been checked and sent by then.
  db.run(
    `UPDATE withdrawals SET status = 'paid', ended = ?1, checks_at = min(checks_at, ?1),
     sends_at = min(sends_at, ?1) WHERE id = ?2`,
    time,
    id,
  );
  const amount = satang(withdrawal.satang);
  post(db, { time, kind: 'payout', reference, from: PAYOUTS, to: BANK, amount });
  announceWithdrawal(context, withdrawal, 'received', time);
}

/** Who cancels a withdrawal, when, and why. */
export interface Cancellation {
  by: 'member' | 'operator';
  time: number;
  reason?: RefusalReason;
}

/** Cancels or refuses a withdrawal: its money returns to the wallet, and it no longer locks. */
export function cancelWithdrawal(
  context: Context,
  withdrawal: Withdrawal,
  { by, time, reason }: Cancellation,
): void {
  const { db } = context;
  const { id, member, reference } = withdrawal;
  db.run(
    `UPDATE withdrawals SET status = 'cancelled', ended = ?, ended_by = ?, reason = ? WHERE id = ?`,
    time,
    by,
    reason ?? null,
    id,
  );
  post(db, {
    time,
    kind: 'withdrawal-cancel',
    reference,
    from: PAYOUTS,
    to: walletOf(member),
    amount: satang(withdrawal.satang),
  });
  announceWithdrawal(context, withdrawal, by === 'member' ? 'cancelled' : 'refused', time);
}
