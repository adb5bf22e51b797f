import type { Context } from '../context.ts';
import { payOut } from './endWithdrawal.ts';
import type { Withdrawal } from './withdrawals.ts';

/** Pays out what is due, each at its time. */
export function settleWithdrawals(context: Context): void {
  const due = context.db.all<Withdrawal>(
    "SELECT * FROM withdrawals WHERE status = 'open' AND pays_at <= ? ORDER BY pays_at",
    context.clock.now(),
  );
  for (const withdrawal of due) payOut(context, withdrawal, withdrawal.pays_at);
}
