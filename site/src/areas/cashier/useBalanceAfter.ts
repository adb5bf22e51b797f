import type { Satang } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshWallet } from '../../member/cashier/refreshWallet.ts';
import { CREDIT_KEY } from '../../member/wallet/creditQuery.ts';

/**
 * Reads the wallet again when money has moved.
 *
 * @returns the balance after it, in satang; null until it has been read. The balance from before is never returned, even
 *   if reading fails.
 */
export function useBalanceAfter(ended: boolean): Satang | null {
  const queries = useQueryClient();
  const [balance, setBalance] = useState<Satang | null>(null);
  useEffect(() => {
    if (!ended) return undefined;
    const stop = queries.getQueryCache().subscribe(() => {
      const read = queries.getQueryState<Satang>(CREDIT_KEY);
      if (read?.status !== 'success' || read.isInvalidated) return;
      stop();
      setBalance(read.data ?? null);
    });
    void refreshWallet(queries);
    return () => {
      stop();
      setBalance(null);
    };
  }, [ended, queries]);
  return balance;
}
