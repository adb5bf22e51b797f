import { satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { BANK, PAYOUTS, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';

/** A pending withdrawal, as stored. */
export interface OpenWithdrawal {
  id: string;
  member: string;
  reference: string;
  satang: number;
  pays_at: number;
}

/** The newest pending withdrawal of a member, or undefined. */
export function youngestOpen({ db }: Context, member: string): OpenWithdrawal | undefined {
  return db.get<OpenWithdrawal>(
    "SELECT * FROM withdrawals WHERE member = ? AND status = 'open' ORDER BY created DESC, reference DESC LIMIT 1",
    member,
  );
}

/** Pays out what is due: the money moves from the payouts account to the bank. */
export function settleWithdrawals(context: Context): void {
  const due = context.db.all<OpenWithdrawal>(
    "SELECT * FROM withdrawals WHERE status = 'open' AND pays_at <= ? ORDER BY pays_at",
    context.clock.now(),
  );
  for (const withdrawal of due) payOut(context, withdrawal, withdrawal.pays_at);
}

/** Pays a withdrawal out at that time. */
export function payOut({ db }: Context, withdrawal: OpenWithdrawal, time: number): void {
  const { id, reference } = withdrawal;
  db.run("UPDATE withdrawals SET status = 'paid' WHERE id = ?", id);
  const amount = satang(withdrawal.satang);
  post(db, { time, kind: 'payout', reference, from: PAYOUTS, to: BANK, amount });
}

/** Cancels a withdrawal at that time: its money returns to the wallet, and it no longer locks. */
export function cancelWithdrawal({ db }: Context, withdrawal: OpenWithdrawal, time: number): void {
  const { id, member, reference } = withdrawal;
  db.run("UPDATE withdrawals SET status = 'cancelled' WHERE id = ?", id);
  post(db, {
    time,
    kind: 'withdrawal-cancel',
    reference,
    from: PAYOUTS,
    to: walletOf(member),
    amount: satang(withdrawal.satang),
  });
}
