import {
  type AffiliateApi,
  type AffiliateMembersQuery,
  type AffiliateTransactionsQuery,
  createAffiliateApi,
} from '@brand/api/affiliate';
import type { AffiliateLeader, AffiliateRange, AffiliateReportMember } from '@brand/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Services, useServices } from '../services.ts';

/** The calls of the affiliate pages. Their code loads with those pages. */
export function useAffiliateApi(): AffiliateApi {
  const { api } = useServices();
  return useMemo(() => createAffiliateApi(api.client), [api]);
}

/** All queries of the affiliate programme. */
export const AFFILIATE_KEY = ['affiliate'] as const;
/** Key of the figures on the affiliate page. */
export const LEADER_KEY = [...AFFILIATE_KEY, 'leader'] as const;

/** Number of rows on one page of a table. */
export const PAGE_ROWS = 20;

/** Maximum number of members of a report in one reply. */
const MEMBER_ROWS = 100;

const LEAST_WAIT_MS = 5_000;
/** A later change is planned after the next daily update, which reads the figures anyway. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** The figures, requested again when withdrawal opens or closes. `useFigures` adds the daily update. */
export function leaderOptions(api: AffiliateApi, clock: Services['clock']) {
  return queryOptions({
    queryKey: LEADER_KEY,
    queryFn: ({ signal }) => api.leader({ signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data ? waitForTurn(state.data, clock.now()) : false),
  });
}

/**
 * Time until withdrawal opens or closes, in ms. False if that is not within a day.
 *
 * @param now ms since 1970 on the server's clock
 */
function waitForTurn({ withdraw }: Pick<AffiliateLeader, 'withdraw'>, now: number): number | false {
  const waits = [withdraw.opensAt, withdraw.closesAt]
    .filter((time) => time !== null)
    .map((time) => time - now)
    .filter((wait) => wait > 0 && wait <= LONGEST_WAIT_MS);
  return waits.length > 0 && Math.max(Math.min(...waits), LEAST_WAIT_MS);
}

const rowsOf = (page: number) => ({ skip: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS });

/** Filter of the member list. */
export type MembersChoice = Required<Pick<AffiliateMembersQuery, 'search' | 'sort'>>;

/** @param page from 1; the rows of the previous page stay until the new ones have loaded */
export function membersOptions(api: AffiliateApi, page: number, { search, sort }: MembersChoice) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'members', page, search, sort],
    queryFn: ({ signal }) =>
      api.members({ ...rowsOf(page), sort, ...(search !== '' && { search }) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** @param page from 1; the rows of the previous page stay until the new ones have loaded */
export function transactionsOptions(
  api: AffiliateApi,
  page: number,
  type: AffiliateTransactionsQuery['type'] | 'all',
) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'transactions', page, type],
    queryFn: ({ signal }) =>
      api.transactions(
        { ...rowsOf(page), ...(type !== 'all' && type !== undefined && { type }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** The settled days of a range. */
export function reportOptions(api: AffiliateApi, range: AffiliateRange) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'report', range.from, range.to],
    queryFn: ({ signal }) => api.report(range, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The links of a range of days. Only if the operator says that the API has them. */
export function linkReportOptions(api: AffiliateApi, { from, to }: AffiliateRange) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'links', from, to],
    queryFn: ({ signal }) => api.linkReport({ from, to }, { signal }),
  });
}

/** The first members of a range of days, with the sums of all of them. */
export function memberReportOptions(api: AffiliateApi, { from, to }: AffiliateRange) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'memberReport', from, to],
    queryFn: ({ signal }) => api.memberReport({ limit: MEMBER_ROWS, from, to }, { signal }),
  });
}

/** The remaining members, read page by page, without duplicates if the list changes meanwhile. */
export function otherMembersOptions(
  api: AffiliateApi,
  { from, to }: AffiliateRange,
  total: number,
) {
  return queryOptions({
    queryKey: [...AFFILIATE_KEY, 'otherMembers', from, to, total],
    queryFn: async ({ signal }) => {
      const rest = new Map<string, AffiliateReportMember>();
      for (let skip = MEMBER_ROWS; skip < total; skip += MEMBER_ROWS) {
        const asked = { limit: MEMBER_ROWS, skip, from, to };
        const { members } = await api.memberReport(asked, { signal });
        for (const member of members) rest.set(member.id, member);
      }
      return [...rest.values()];
    },
    enabled: total > MEMBER_ROWS,
  });
}
