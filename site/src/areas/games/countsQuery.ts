import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../member/services.ts';
import { loadLibrary } from './libraryCode.ts';

/** Who changes a favourite or plays a game puts the new counts here. */
export const COUNTS_KEY = ['counts'] as const;

/** How many favourites and played games the member has (section 2, Left sidebar). Members only. */
export function countsOptions(services: Pick<Services, 'api' | 'operator'>) {
  return queryOptions({
    queryKey: COUNTS_KEY,
    queryFn: async ({ signal }) => (await loadLibrary(services)).counts({ signal }),
    staleTime: 60_000,
  });
}
