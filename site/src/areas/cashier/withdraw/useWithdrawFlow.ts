import type { CashierApi } from '@brand/api/cashier';
import { CODE, type WithdrawBasis, findWithdrawal, withdrawTransition } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '../../../platform/telemetry/track.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { dropPending, notePending } from '../../../member/cashier/pendingEntries.ts';
import { openWithdrawal } from '../../../member/cashier/openWithdrawal.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { searchByKey, searchRecords } from '../../../member/payout/payoutSearches.ts';
import { useKeyedRequests } from '../../../member/payout/useKeyedRequests.ts';
import { useLateReport } from '../../../member/payout/useLateReport.ts';
import { usePayoutFlow } from '../../../member/payout/usePayoutFlow.ts';

/** Number of history rows to search for a withdrawal of the last minutes. */
const ROWS = 20;

interface WithdrawLock {
  /** Whether the lock is active now. */
  readonly isLocked: () => boolean;
  /** Starts the lock from the time that the server gave. */
  readonly lockFrom: (serverTimeMs: number | null) => void;
}

/**
 * Binds a withdrawal to the bank to its call, the lock, and the history, which decides the outcome when a reply was
 * lost.
 */
export function useWithdrawFlow(
  api: CashierApi,
  userId: string,
  basis: WithdrawBasis | null,
  { isLocked, lockFrom }: WithdrawLock,
) {
  const queries = useQueryClient();
  const { clock, operator } = useServices();
  const { locale } = usePlace();
  const reportLate = useLateReport();
  const byKey = useKeyedRequests();
  return usePayoutFlow('pendingWithdrawal', userId, withdrawTransition, {
    isLocked,
    basis,
    pay: async ({ amount, intent }) => api.withdraw(amount, { idempotencyKey: intent }),
    look: byKey
      ? searchByKey(byKey.withdrawal)
      : searchRecords(async (signal) => {
          const { entries } = await api.history({ limit: ROWS }, { signal, locale });
          return (sought) => findWithdrawal(sought, entries);
        }),
    voidRequest: byKey && ((intent) => byKey.voidWithdrawal(intent)),
    readBalance: () => queries.invalidateQueries({ queryKey: CREDIT_KEY }),
    onFound: ({ amount }) => reportLate('site.cashier.withdraw.late', amount),
    mayBeMade: ({ code }) => code === CODE.cooldown,
    refusalOf(error) {
      if (error.code === CODE.cooldown) lockFrom(error.lastWithdrawalAt);
      // The figure of its message: the minimum, the rest of today, or the turnover.
      const figure = error.minimum ?? error.amountLeft ?? error.turnoverLeft;
      return { ...error.failure, figure };
    },
    onSent: ({ intent, amount, sentAt }) =>
      notePending({
        key: intent,
        type: 'withdraw',
        amount,
        time: Math.round(clock.now()),
        since: sentAt,
      }),
    onAccepted: (at) => {
      track('withdrawal_requested');
      lockFrom(at);
      if (operator.optionalCalls.withdrawalProgress) openWithdrawal.keep(userId, clock.now());
    },
    onNotAccepted: dropPending,
    refresh: () => refreshWallet(queries),
  });
}
