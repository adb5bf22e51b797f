import type { AffiliateDayMember, AffiliateDayReport, BangkokDay } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dayReportOptions, dayRestOptions, useAffiliateApi } from './affiliateQueries.ts';

/** A day as far as it has been read. */
interface DayReport {
  readonly report: AffiliateDayReport | undefined;
  readonly members: readonly AffiliateDayMember[];
  /** How many members are still to come. */
  readonly missing: number;
  readonly restFailed: boolean;
  readonly error: unknown;
}

/** The members of a day: the first at once, all others behind them, so that sorting and the file know everybody. */
export function useDayReport(day: BangkokDay | null): DayReport {
  const api = useAffiliateApi();
  const { data: report, error } = useQuery(dayReportOptions(api, day));
  const total = report?.totalMembers ?? 0;
  const rest = useQuery(dayRestOptions(api, report?.day ?? '', total));
  const members = useMemo(() => {
    const all = new Map(report?.members.map((member) => [member.id, member]));
    for (const member of rest.data ?? []) all.set(member.id, member);
    return [...all.values()];
  }, [report, rest.data]);
  const isWhole =
    report !== undefined && (rest.data !== undefined || report.members.length >= total);
  return {
    report,
    members,
    missing: isWhole ? 0 : Math.max(0, total - members.length),
    restFailed: rest.isError,
    error,
  };
}
