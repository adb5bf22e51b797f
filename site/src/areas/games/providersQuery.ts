import type { MemberApi } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 300_000;

/** The providers by type of game, see `providersOf`. */
export function providersOptions(api: MemberApi) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.categories(undefined, { signal }),
    staleTime: STALE_MS,
  });
}
