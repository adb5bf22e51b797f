import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../member/services.ts';
import { loadLibrary } from './libraryCode.ts';

/** Code that changes a favourite or records a played game writes the new counts here. */
export const COUNTS_KEY = ['counts'] as const;

/** Number of favourites and played games of the member (section 2, Left sidebar). Members only. */
export function countsOptions(services: Pick<Services, 'api' | 'operator'>) {
  return queryOptions({
    queryKey: COUNTS_KEY,
    queryFn: async ({ signal }) => (await loadLibrary(services)).counts({ signal }),
    staleTime: 60_000,
  });
}
