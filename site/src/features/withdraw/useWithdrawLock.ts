import { type WithdrawTerms, nextWithdrawalAt } from '@brand/domain';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { createWithdrawLockStore } from './withdrawLockStore.ts';

const withdrawLock = createWithdrawLockStore();

/**
 * When the member may withdraw again (ms, server's clock), null when no lock is known. What the API says about the last
 * withdrawal is taken over, so that another device shows the same lock.
 */
export function useWithdrawLock(userId: string, terms: WithdrawTerms | undefined) {
  const { clock } = useServices();
  const lockedUntil = useSyncExternalStore(
    withdrawLock.subscribe,
    () => withdrawLock.read(userId, clock.now()),
    () => null,
  );

  const lockFrom = useCallback(
    (serverTimeMs: number | null) => {
      const next = nextWithdrawalAt(serverTimeMs, clock.now());
      if (next > clock.now() && next !== withdrawLock.read(userId, clock.now()))
        withdrawLock.write(userId, next);
    },
    [clock, userId],
  );

  const last = terms?.lastWithdrawalAt ?? null;
  useEffect(() => {
    if (last !== null) lockFrom(last);
  }, [last, lockFrom]);

  return { lockedUntil, lockFrom };
}
