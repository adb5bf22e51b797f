import type { Context } from './context.ts';
import { settleDeposits } from './payments/qrDeposits.ts';
import { settleWithdrawals } from './withdrawals/settleWithdrawals.ts';

/**
 * Brings everything that has fallen due up to the present. It runs before each request, so that money arrives at its
 * time whether anybody asks about it or not, and a clock that jumps settles what it jumped over.
 */
export function settle(context: Context): void {
  context.db.transaction(() => {
    settleDeposits(context);
    settleWithdrawals(context);
  });
}
