import type { AffiliateRange } from '@brand/domain';

/** Path of the member report: one day is the `{id}` of section 2, several days are parameters. */
export function memberReportPath({ from, to }: AffiliateRange): string {
  return from === to
    ? `/affiliate/reportDetail/${from}`
    : `/affiliate/reportDetail?from=${from}&to=${to}`;
}
