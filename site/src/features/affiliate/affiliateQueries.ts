import { type AffiliateApi, createAffiliateApi } from '@brand/api/affiliate';
import type { BangkokDay } from '@brand/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';

/** The calls of the affiliate pages; their code comes with those pages. */
export function useAffiliateApi(): AffiliateApi {
  const { api } = useServices();
  return useMemo(() => createAffiliateApi(api.client), [api]);
}

/** Rows of one page of a table. */
export const PAGE_ROWS = 20;

/** Rows of one day that are shown at once: as many as one answer can bring. */
const DAY_ROWS = 100;

export function leaderOptions(api: AffiliateApi) {
  return queryOptions({
    queryKey: ['affiliate', 'leader'],
    queryFn: ({ signal }) => api.leader({ signal }),
  });
}

const rowsOf = (page: number) => ({ skip: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS });

/** @param page from 1; the rows of the last one stay until those of the next are here */
export function membersOptions(api: AffiliateApi, page: number) {
  return queryOptions({
    queryKey: ['affiliate', 'members', page],
    queryFn: ({ signal }) => api.members(rowsOf(page), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** @param page from 1; the rows of the last one stay until those of the next are here */
export function transactionsOptions(api: AffiliateApi, page: number) {
  return queryOptions({
    queryKey: ['affiliate', 'transactions', page],
    queryFn: ({ signal }) => api.transactions(rowsOf(page), { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The last 30 settled days. */
export function reportOptions(api: AffiliateApi) {
  return queryOptions({
    queryKey: ['affiliate', 'report'],
    queryFn: ({ signal }) => api.report({}, { signal }),
  });
}

/** @param day null is the last settled one */
export function dayReportOptions(api: AffiliateApi, day: BangkokDay | null) {
  return queryOptions({
    queryKey: ['affiliate', 'day', day],
    queryFn: ({ signal }) =>
      api.dayReport({ limit: DAY_ROWS, ...(day !== null && { day }) }, { signal }),
  });
}
