import { createRewardApi } from '@brand/api/reward';
import type { DepositCheck, RunningPromotion, RunningPromotions } from '@brand/domain';
import { usePageHidden } from '@brand/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../member/services.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import type { PromotionUpdate } from './usePromotionUpdate.ts';
import { promotionMemoryOf, runningOptions } from './runningQuery.ts';

interface CheckBasis {
  readonly promotion: RunningPromotion | null;
  readonly running: RunningPromotions | null;
  readonly userId: string | null;
  readonly ask: () => Promise<{ readonly isError: boolean }>;
}

/** Reply of the reward service for a promotion. */
interface Checked {
  readonly promotion: RunningPromotion;
  readonly check: DepositCheck;
}

/**
 * Asks the reward service whether a member has deposited in time (section 4). It runs once for each API reply about the
 * promotion, after a page load, a focus, or a deposit. A failure is shown only if a deposit depends on it; otherwise the
 * next reply tries again.
 *
 * @returns `off` without a reward service; the granted credit, once; and a manual retry
 */
export function useDepositCheck({ promotion, running, userId, ask }: CheckBasis) {
  const services = useServices();
  const { api, operator, queries } = services;
  const rewardUrl = operator.hosts.reward;
  const { queryKey } = runningOptions(services, userId);
  const [given, setGiven] = useState<PromotionUpdate | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const isHidden = usePageHidden();

  const isOpen = promotion?.kind === 'deposit' && !promotion.closed;
  const { data: checked } = useQuery<Checked>({
    queryKey: ['depositCheck', userId, queries.getQueryState(queryKey)?.dataUpdatedAt],
    queryFn:
      rewardUrl && isOpen && !isHidden
        ? async ({ signal }) => {
            const token = running?.rewardToken ?? null;
            const check: DepositCheck = token
              ? await createRewardApi(api.client, { rewardUrl }).checkDepositPromotion(token, {
                  signal,
                })
              : { outcome: 'unknown', code: 1 };
            signal.throwIfAborted();
            learn(promotion, check);
            return { promotion, check };
          }
        : skipToken,
    staleTime: 'static',
    gcTime: 0,
  });

  function learn(deposit: RunningPromotion, check: DepositCheck): void {
    if (check.outcome === 'fulfilled') {
      promotionMemoryOf(services).give(deposit);
      setGiven({ what: 'given', promotion: deposit, credit: check.credit });
      write(null);
      void refreshWallet(queries);
      void queries.invalidateQueries({ queryKey: ['bonuses'] });
    } else if (check.outcome === 'late') write({ ...deposit, closed: true, fulfilled: false });
    else if (check.outcome === 'none') write(null);
  }

  /** The result of the reward service is valid until the API is asked again. */
  function write(deposit: RunningPromotion | null): void {
    queries.setQueryData(queryKey, (last) => last && { ...last, deposit });
  }

  function retry(): void {
    setRetrying(true);
    void ask().finally(() => setRetrying(false));
  }

  const isFailed = checked?.check.outcome === 'unknown' && checked.promotion.fulfilled;
  const status = isFailed && !isRetrying ? ('failed' as const) : ('checking' as const);
  return {
    status: rewardUrl ? status : ('off' as const),
    given,
    retry,
  };
}
