import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

/** Key of the balance. */
export const CREDIT_KEY = ['credit'] as const;

const RETRY_MS = 15_000;

/** The member's balance. Read again on focus and after every money transfer. */
export function creditOptions(account: Services['account']) {
  return queryOptions({
    queryKey: CREDIT_KEY,
    queryFn: async ({ signal }) => (await account()).credit({ signal }),
    refetchOnWindowFocus: 'always',
    // A balance that could not be read recovers automatically when the API does.
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
    staleTime: 5_000,
  });
}
