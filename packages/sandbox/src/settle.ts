import { settleAffiliates } from './affiliate/settleAffiliates.ts';
import type { Context } from './context.ts';
import { settleQrDeposits } from './payments/qrDeposits.ts';
import { settleTransfers } from './payments/transfers.ts';
import { settleDepositBonuses } from './promotions/depositBonus.ts';
import { endLostBonuses } from './promotions/turnover.ts';
import { settleTournaments } from './tournaments/settleTournaments.ts';
import { settleWithdrawals } from './withdrawals/settleWithdrawals.ts';

/**
 * Settles everything that has become due up to now. It runs before each request, so that money arrives at its time
 * without polls, and a clock jump settles the skipped time.
 */
export function settle(context: Context): void {
  context.db.transaction(() => {
    endLostBonuses(context);
    settleQrDeposits(context);
    settleTransfers(context);
    settleDepositBonuses(context);
    settleWithdrawals(context);
    // After the money of that time: a day is counted when it is complete.
    settleAffiliates(context);
    settleTournaments(context);
  });
}
