import { type RewardApi, createRewardApi } from '@brand/api/reward';
import type { DepositCheck, RunningPromotion, RunningPromotions } from '@brand/domain';
import { usePageHidden } from '@brand/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { refreshWallet } from '../cashier/refreshWallet.ts';
import type { PromotionNews } from './usePromotionNews.ts';
import { promotionMemoryOf, runningOptions } from './runningQuery.ts';

interface CheckBasis {
  readonly promotion: RunningPromotion | null;
  readonly running: RunningPromotions | null;
  readonly userId: string | null;
  readonly ask: () => Promise<{ readonly isError: boolean }>;
}

/**
 * Asks the reward service whether a member has deposited in time (section 4): once for each word of the API on the promotion,
 * which comes with a page load, a look at the page, and money that has arrived. What fails is said only where a deposit waits
 * for it; else the next look asks again.
 *
 * @returns `off` without a reward service; what was given, once; and a try by hand
 */
export function useDepositCheck({ promotion, running, userId, ask }: CheckBasis) {
  const services = useServices();
  const rewardUrl = services.operator.hosts.reward;
  const reward = useMemo<RewardApi | null>(
    () => (rewardUrl ? createRewardApi(services.api.client, { rewardUrl }) : null),
    [services, rewardUrl],
  );
  const [status, setStatus] = useState<'checking' | 'failed'>('checking');
  const [given, setGiven] = useState<PromotionNews | null>(null);
  const isHidden = usePageHidden();
  const checkedWith = useRef<RunningPromotions | null>(null);
  const flight = useRef<AbortController | null>(null);
  useEffect(() => () => flight.current?.abort(), []);

  useEffect(() => {
    const isOpen = promotion?.kind === 'deposit' && !promotion.closed;
    if (!reward || !isOpen || isHidden || flight.current || checkedWith.current === running) return;
    checkedWith.current = running;
    const token = running?.rewardToken ?? null;
    const controller = new AbortController();
    flight.current = controller;
    const { signal } = controller;
    const asked: Promise<DepositCheck> = token
      ? reward.checkDepositPromotion(token, { signal })
      : Promise.resolve({ outcome: 'unknown', code: 1 });
    asked.then(
      (check) => {
        flight.current = null;
        if (!signal.aborted) learn(promotion, check);
      },
      () => undefined,
    );
  });

  function learn(checked: RunningPromotion, check: DepositCheck): void {
    setStatus(check.outcome === 'unknown' && checked.fulfilled ? 'failed' : 'checking');
    if (check.outcome === 'fulfilled') {
      promotionMemoryOf(services).give(checked);
      setGiven({ what: 'given', promotion: checked, credit: check.credit });
      write(null);
      void refreshWallet(services.queries);
      void services.queries.invalidateQueries({ queryKey: ['bonuses'] });
    } else if (check.outcome === 'late') write({ ...checked, closed: true, fulfilled: false });
    else if (check.outcome === 'none') write(null);
  }

  /** What the reward service says of a promotion stands until the API is asked again. */
  function write(deposit: RunningPromotion | null): void {
    const { queryKey } = runningOptions(services, userId);
    services.queries.setQueryData(queryKey, (last) => last && { ...last, deposit });
  }

  async function retry(): Promise<void> {
    setStatus('checking');
    if ((await ask()).isError) setStatus('failed');
  }

  return { status: reward ? status : ('off' as const), given, retry: () => void retry() };
}
