import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';

export const CREDIT_KEY = ['credit'] as const;

/** The member's balance. Read again when the page is looked at again and after everything that moves money. */
export function creditOptions(account: Services['account']) {
  return queryOptions({
    queryKey: CREDIT_KEY,
    queryFn: async ({ signal }) => (await account()).credit({ signal }),
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });
}
