import { satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { BANK, PAYOUTS } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';

/** Pays out what is due by now: the money moves from the payouts account to the bank. */
export function settleWithdrawals({ db, clock }: Context): void {
  const due = db.all<{ id: string; reference: string; satang: number; pays_at: number }>(
    "SELECT id, reference, satang, pays_at FROM withdrawals WHERE status = 'open' AND pays_at <= ? ORDER BY pays_at",
    clock.now(),
  );
  for (const row of due) {
    db.run("UPDATE withdrawals SET status = 'paid' WHERE id = ?", row.id);
    post(db, {
      time: row.pays_at,
      kind: 'payout',
      reference: row.reference,
      from: PAYOUTS,
      to: BANK,
      amount: satang(row.satang),
    });
  }
}
