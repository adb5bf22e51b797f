import type { AffiliateApi } from '@brand/api/affiliate';
import {
  type AffiliateLeader,
  CODE,
  affiliateGate,
  affiliateWithdrawTransition,
  findIncomeWithdrawal,
} from '@brand/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverTime } from '../../platform/clock/serverTime.ts';
import { useServices, useSession } from '../../member/services.ts';
import { searchByKey, searchRecords } from '../../member/payout/payoutSearches.ts';
import { useKeyedRequests } from '../../member/payout/useKeyedRequests.ts';
import { useLateReport } from '../../member/payout/useLateReport.ts';
import { usePayoutFlow } from '../../member/payout/usePayoutFlow.ts';
import { CREDIT_KEY, creditOptions } from '../../member/wallet/creditQuery.ts';
import { AFFILIATE_KEY, LEADER_KEY } from '../../member/affiliate/affiliateQueries.ts';

/** Number of transactions to search for a withdrawal of the last minutes. */
const ROWS = 20;

/** Times in ms at which the shown values had been read before a withdrawal. */
interface ReadBefore {
  readonly income: number;
  readonly wallet: number;
}

/**
 * Binds the withdrawal of income to its call, the calendar, and the transactions of the account, which decide the outcome
 * when a reply was lost. Balances afterwards are read again, never calculated.
 */
export function useAffiliateWithdraw(api: AffiliateApi, leader: AffiliateLeader | undefined) {
  const { account, clock } = useServices();
  const userId = useSession()?.userId ?? '';
  const queries = useQueryClient();
  const reportLate = useLateReport();
  const byKey = useKeyedRequests();
  const [before, setBefore] = useState<ReadBefore>({ income: 0, wallet: 0 });
  const readAt = (key: readonly string[]) => queries.getQueryState(key)?.dataUpdatedAt ?? 0;

  const flow = usePayoutFlow('pendingIncome', userId, affiliateWithdrawTransition, {
    basis: leader ? { balance: leader.balance, minimum: leader.withdraw.minimum } : null,
    isLocked: () =>
      leader === undefined ||
      affiliateGate({ balance: leader.balance, terms: leader.withdraw }, clock.now()).status !==
        'open',
    pay: async ({ amount, intent }) => api.withdraw(amount, { idempotencyKey: intent }),
    look: byKey
      ? searchByKey(byKey.income)
      : searchRecords(async (signal) => {
          const { rows } = await api.transactions({ type: 'withdraw', limit: ROWS }, { signal });
          return (sought) => findIncomeWithdrawal(sought, rows);
        }),
    voidRequest: byKey && ((intent) => byKey.voidIncome(intent)),
    readBalance: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: LEADER_KEY }),
        queries.invalidateQueries({ queryKey: CREDIT_KEY }),
      ]);
    },
    onFound: ({ amount }) => reportLate('site.affiliate.late', amount),
    // Once a day: its first sending may be the one of today.
    mayBeMade: ({ code }) => code === CODE.incomeOnceADay,
    refusalOf: ({ failure, minimum, opensAt }) => ({ ...failure, figure: minimum, opensAt }),
    onAccepted: () => setBefore({ income: readAt(LEADER_KEY), wallet: readAt(CREDIT_KEY) }),
    refresh: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: AFFILIATE_KEY }),
        queries.invalidateQueries({ queryKey: CREDIT_KEY }),
      ]);
    },
  });

  const credit = useQuery({
    ...creditOptions(account),
    enabled: flow.state.status === 'succeeded',
  });
  return {
    ...flow,
    balanceRead: leader && {
      amount: leader.balance,
      at: serverTime(readAt(LEADER_KEY), clock),
    },
    balances: {
      income: leader && readAt(LEADER_KEY) > before.income ? leader.balance : null,
      wallet:
        credit.data !== undefined && credit.dataUpdatedAt > before.wallet ? credit.data : null,
    },
  };
}
