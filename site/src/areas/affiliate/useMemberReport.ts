import type { AffiliateMemberReport, AffiliateRange, AffiliateReportMember } from '@brand/domain';
import { useMemo } from 'react';
import {
  memberReportOptions,
  otherMembersOptions,
  useAffiliateApi,
} from '../../member/affiliate/affiliateQueries.ts';
import { useFigures } from '../../member/affiliate/useFigures.ts';

/** A report as far as it has loaded. */
interface ReadReport {
  readonly report: AffiliateMemberReport | undefined;
  readonly members: readonly AffiliateReportMember[];
  /** Number of members that are still to load. */
  readonly missing: number;
  readonly restFailed: boolean;
  readonly error: unknown;
}

/**
 * Members of some days. Loads the first page immediately and all others after it, so that sorting and the file include
 * everyone.
 */
export function useMemberReport(range: AffiliateRange): ReadReport {
  const api = useAffiliateApi();
  const { data: report, error } = useFigures(memberReportOptions(api, range));
  const total = report?.totalMembers ?? 0;
  const rest = useFigures(otherMembersOptions(api, range, total));
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
