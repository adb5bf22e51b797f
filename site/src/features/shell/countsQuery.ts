import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';

/** Who changes a favourite or plays a game puts the new counts here. */
export const COUNTS_KEY = ['counts'] as const;

/** How many favourites and played games the member has (section 2, Left sidebar). Members only. */
export function countsOptions({ api, operator }: Pick<Services, 'api' | 'operator'>) {
  return queryOptions({
    queryKey: COUNTS_KEY,
    queryFn: async ({ signal }) => {
      const { createLibraryApi } = await import('@brand/api/library');
      const { hosts, groupId } = operator;
      const library = createLibraryApi(api.client, {
        authUrl: hosts.auth,
        defaultGroupId: groupId ?? '',
      });
      return library.counts({ signal });
    },
    staleTime: 60_000,
  });
}
