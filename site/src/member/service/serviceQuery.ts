import { lateCode } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

const code = lateCode(() => import('@brand/api/service'));

const STALE_MS = 60_000;

/**
 * State of the service for an open page, read again on focus after a minute. A failed request changes nothing, and the
 * next focus tries again.
 */
export function serviceStateOptions({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['serviceState'],
    queryFn: async ({ signal }) => {
      const { createServiceApi } = await code();
      return createServiceApi(api.client).state({ signal });
    },
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
}
