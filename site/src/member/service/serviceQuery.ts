import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

const STALE_MS = 60_000;

/**
 * What an open page has to know of the service: read again after a minute when somebody looks. A reply that does not come is
 * no news; the next look asks again.
 */
export function serviceStateOptions({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['serviceState'],
    queryFn: async ({ signal }) => {
      const { createServiceApi } = await import('@brand/api/service');
      return createServiceApi(api.client).state({ signal });
    },
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
