import { type ApiClient, lateCode } from '@brand/api';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

const code = lateCode(() => import('@brand/api/missions'));

/** The calls of missions and free spins. Their code loads with the first one. */
export async function loadMissionsApi(client: ApiClient) {
  return (await code()).createMissionsApi(client);
}

/** First part of the keys of all mission queries of a member. */
export const MISSIONS_KEY = ['missions'] as const;

/** First part of the keys of all free spin queries of a member. */
export const FREE_SPINS_KEY = ['freeSpins'] as const;

/** Missions and check-in of the member. Only if the operator has enabled missions. */
export function missionsOptions({ api }: Pick<Services, 'api'>, locale: Locale) {
  return queryOptions({
    queryKey: [...MISSIONS_KEY, locale],
    queryFn: async ({ signal }) => (await loadMissionsApi(api.client)).missions(locale, { signal }),
    staleTime: 60_000,
  });
}

/** Free spins of the member. Only if the operator has enabled missions. */
export function freeSpinsOptions({ api }: Pick<Services, 'api'>, locale: Locale) {
  return queryOptions({
    queryKey: [...FREE_SPINS_KEY, locale],
    queryFn: async ({ signal }) =>
      (await loadMissionsApi(api.client)).freeSpins(locale, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
