import type { QueryClient } from '@tanstack/react-query';
import { HISTORY_KEY } from '../wallet/historyKey.ts';
import { WITHDRAW_TERMS_KEY } from './cashierQueries.ts';
import { RUNNING_KEY } from '../bonus/runningKey.ts';
import { CREDIT_KEY } from '../wallet/creditQuery.ts';

/** After a money transfer: reads balance, history, withdrawal terms and deposit promotions again where they are shown. */
export async function refreshWallet(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: CREDIT_KEY }),
    queries.invalidateQueries({ queryKey: HISTORY_KEY }),
    queries.invalidateQueries({ queryKey: WITHDRAW_TERMS_KEY }),
    queries.invalidateQueries({ queryKey: RUNNING_KEY }),
  ]);
}
