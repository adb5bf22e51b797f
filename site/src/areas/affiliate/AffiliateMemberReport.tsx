import {
  type AffiliateReportMember,
  type BangkokDay,
  checkAffiliateRange,
  formatSatang,
  lastSettledDay,
} from '@brand/domain';
import {
  AffiliateRangeBar,
  Badge,
  Banner,
  Heading,
  Inline,
  Stack,
  Text,
  bangkokDate,
} from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { AffiliateReportTable, type LeadColumn } from './AffiliateReportTable.tsx';
import { DaySteps } from './DaySteps.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { memberReportPath } from './memberReportPath.ts';
import { useMemberReport } from './useMemberReport.ts';
import { useTableAddress } from './useTableAddress.ts';

/** Number of bars in the chart: the members with the highest income. */
const TOP = 10;

/**
 * Activity of each referred member on one day, or on the days in `from` and `to` of the address. Without parameters: the
 * last settled day.
 */
export function AffiliateMemberReport({ day }: { day: BangkokDay | null }) {
  const intl = useIntl();
  const { go, pathname, search } = usePlace();
  const { range, problem } = useAskedDays(day);
  const { from, to } = range;
  const isOneDay = from === to;
  const { report, members, missing, restFailed, error } = useMemberReport(range);
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `site.affiliate.${id}` }, values);
  const dayName = (of: BangkokDay) => bangkokDate(of, intl.locale);
  const top = [...members]
    .sort((left, right) => right.commission - left.commission)
    .slice(0, TOP)
    .filter(({ commission }) => commission > 0);
  const lead: readonly LeadColumn<AffiliateReportMember>[] = [
    {
      id: 'name',
      header: say('name'),
      width: 1.4,
      cell: ({ name, isNew }) => (
        <Inline as="span">
          {name}
          {isNew && <Badge tone="info">{say(isOneDay ? 'joinedThatDay' : 'joinedThen')}</Badge>}
        </Inline>
      ),
      sortBy: ({ name }) => name,
      csv: ({ name }) => name,
    },
    {
      id: 'deposits',
      header: say('deposits'),
      kind: 'number',
      cell: ({ deposits }) => deposits,
      sortBy: ({ deposits }) => deposits,
      csv: ({ deposits }) => deposits,
    },
  ];
  return (
    <Stack gap={4}>
      <AffiliateRangeBar
        key={pathname + search}
        range={range}
        problem={problem}
        onRangeChange={(next) => go(memberReportPath(next), { replace: true })}
      />
      {isOneDay && <DaySteps day={to} />}
      <Heading level={2}>
        {isOneDay ? dayName(to) : say('span', { from: dayName(from), to: dayName(to) })}
      </Heading>
      {report?.settled === false && <Banner tone="pending">{say('unsettled')}</Banner>}
      {report && top.length > 1 && (
        <IncomeChart
          label={say('chartMembers')}
          summary={say('chartMembersSum', {
            count: report.totalMembers,
            sum: formatSatang(report.total.commission),
          })}
          bars={top.map(({ id, name, commission }) => ({ id, label: name, value: commission }))}
        />
      )}
      {restFailed && <Banner tone="danger">{say('restFailed')}</Banner>}
      <AffiliateReportTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-reportDetail' })}
        lead={lead}
        rowKey={({ id }) => id}
        report={report && { rows: members, total: report.total }}
        error={error}
        emptyText={say('noneActive')}
        fileName={missing > 0 ? null : `members-${from}-${to}`}
      >
        <Text size="sm" tone="muted" role="status">
          {report && missing > 0 && !restFailed
            ? say('loadingRest', { count: members.length, total: report.totalMembers })
            : report
              ? say('found', { count: report.totalMembers })
              : ' '}
        </Text>
      </AffiliateReportTable>
    </Stack>
  );
}

/** The days of the page's path or of its parameters, and their validation error. */
function useAskedDays(day: BangkokDay | null) {
  const { clock } = useServices();
  const { params } = useTableAddress();
  const asked = { from: params.get('from'), to: params.get('to') };
  const last = day ?? lastSettledDay(clock.now());
  const one = { from: last, to: last };
  if (day !== null || (asked.from === null && asked.to === null)) {
    return { range: one, problem: null };
  }
  const checked = checkAffiliateRange(asked, clock.now());
  return checked.ok
    ? { range: checked.range, problem: null }
    : { range: one, problem: checked.problem };
}
