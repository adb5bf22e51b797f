import { type CommunityApi, createCommunityApi } from '@brand/api/community';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../member/services.ts';

/** The calls of the tournament and help pages. Their code loads with those pages. */
export function useCommunityApi(): CommunityApi {
  const { api } = useServices();
  return useMemo(() => createCommunityApi(api.client), [api]);
}

/** All help articles in a language, read once for each page load. */
export function helpOptions(api: CommunityApi, locale: Locale) {
  return queryOptions({
    queryKey: ['help', locale],
    queryFn: ({ signal }) => api.help({ locale }, { signal }),
    staleTime: Infinity,
  });
}
