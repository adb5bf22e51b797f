import type { QueryClient } from '@tanstack/react-query';
import { HISTORY_KEY } from '../history/historyQuery.ts';
import { CREDIT_KEY } from '../wallet/creditQuery.ts';

/** After money has moved: balance and history are read anew wherever they are shown. */
export async function refreshWallet(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: CREDIT_KEY }),
    queries.invalidateQueries({ queryKey: HISTORY_KEY }),
  ]);
}
