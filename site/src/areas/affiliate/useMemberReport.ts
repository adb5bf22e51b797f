import type { AffiliateMemberReport, AffiliateRange, AffiliateReportMember } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  memberReportOptions,
  otherMembersOptions,
  useAffiliateApi,
} from '../../member/affiliate/affiliateQueries.ts';

/** A report as far as it has been read. */
interface ReadReport {
  readonly report: AffiliateMemberReport | undefined;
  readonly members: readonly AffiliateReportMember[];
  /** How many members are still to come. */
  readonly missing: number;
  readonly restFailed: boolean;
  readonly error: unknown;
}

/** The members of some days: the first at once, all others behind them, so that sorting and the file know everybody. */
export function useMemberReport(range: AffiliateRange): ReadReport {
  const api = useAffiliateApi();
  const { data: report, error } = useQuery(memberReportOptions(api, range));
  const total = report?.totalMembers ?? 0;
  const rest = useQuery(otherMembersOptions(api, range, total));
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
