import type { CashierApi } from '@brand/api/cashier';
import { lockAfterTerms, nextWithdrawalAt } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../../member/services.ts';
import { type AskedTerms, withdrawTermsOptions } from '../../../member/cashier/cashierQueries.ts';
import { sharedItem } from '../../../member/payout/sharedItem.ts';

/** When the member may withdraw again, as `<userId>|<ms>`. */
const kept = sharedItem('withdrawLock');

/** Polling interval for what only the server can lift: a lock or a used-up limit. */
const LOOK_AGAIN_MS = 30_000;

/**
 * The terms of withdrawing, and when the member may withdraw again (ms, server's clock; null when no lock is known). The
 * last withdrawal in the terms sets the lock, so that another device shows the same lock. Only the server ends it: a
 * device clock that was set forward must not.
 */
export function useWithdrawTerms(api: CashierApi, userId: string) {
  const { clock } = useServices();
  const read = useCallback(() => {
    const text = kept.read({ userId, now: clock.passed() });
    return text === null ? null : Number(text.split('|').at(-1));
  }, [clock, userId]);
  const lockedUntil = useSyncExternalStore(kept.subscribe, read, () => null);
  const isLocked = useCallback(() => read() !== null, [read]);

  const keep = useCallback(
    (until: number | null) => {
      if (until === read()) return;
      if (until === null) kept.clear();
      else kept.write(`${userId}|${Math.ceil(until)}`);
    },
    [read, userId],
  );

  /** Starts the lock from the time that the server gave, otherwise from now. */
  const lockFrom = useCallback(
    (serverTimeMs: number | null) => {
      const until = nextWithdrawalAt(serverTimeMs, clock.now());
      if (until > clock.now()) keep(until);
    },
    [clock, keep],
  );

  const terms = useQuery({
    ...withdrawTermsOptions(api, clock),
    refetchInterval: ({ state }) =>
      isLocked() || (state.data && isUsedUp(state.data)) ? LOOK_AGAIN_MS : false,
  });
  const { data } = terms;
  useEffect(() => {
    if (data) keep(lockAfterTerms(read(), data, clock.now()));
  }, [data, keep, read, clock]);

  /** Asks whether the lock is over. */
  const { refetch } = terms;
  const onUnlock = useCallback(() => void refetch(), [refetch]);

  return { terms, lockedUntil, isLocked, lockFrom, onUnlock };
}

function isUsedUp({ daily, range }: AskedTerms): boolean {
  return daily !== null && (daily.countLeft === 0 || daily.amountLeft < range.min);
}
