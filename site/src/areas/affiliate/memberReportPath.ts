import type { AffiliateRange } from '@brand/domain';

/** Where the members of some days are shown: one day is the `{id}` of section 2, several stand behind it. */
export function memberReportPath({ from, to }: AffiliateRange): string {
  return from === to
    ? `/affiliate/reportDetail/${from}`
    : `/affiliate/reportDetail?from=${from}&to=${to}`;
}
