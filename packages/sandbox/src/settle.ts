import { settleAffiliates } from './affiliate/settleAffiliates.ts';
import type { Context } from './context.ts';
import { settleQrDeposits } from './payments/qrDeposits.ts';
import { settleTransfers } from './payments/transfers.ts';
import { settleDepositBonuses } from './promotions/depositBonus.ts';
import { endLostBonuses } from './promotions/turnover.ts';
import { settleTournaments } from './tournaments/settleTournaments.ts';
import { settleWithdrawals } from './withdrawals/settleWithdrawals.ts';

/**
 * Brings everything that has fallen due up to the present. It runs before each request, so that money arrives at its
 * time whether anybody asks about it or not, and a clock that jumps settles what it jumped over.
 */
export function settle(context: Context): void {
  context.db.transaction(() => {
    endLostBonuses(context);
    settleQrDeposits(context);
    settleTransfers(context);
    settleDepositBonuses(context);
    settleWithdrawals(context);
    // After the money of the time before: a day is counted when all of it has happened.
    settleAffiliates(context);
    settleTournaments(context);
  });
}
