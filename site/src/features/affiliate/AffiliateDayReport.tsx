import { type AffiliateDayMember, type BangkokDay, formatSatang } from '@brand/domain';
import { Badge, Banner, Heading, Inline, Stack, Text, bangkokDate } from '@brand/ui';
import { useIntl } from 'react-intl';
import { AffiliateReportTable, type LeadColumn } from './AffiliateReportTable.tsx';
import { DaySteps } from './DaySteps.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { useDayReport } from './useDayReport.ts';

/** Bars of the chart: those who brought most. */
const TOP = 10;

/** What each referred member did on one day; without a day the last settled one. */
export function AffiliateDayReport({ day }: { day: BangkokDay | null }) {
  const intl = useIntl();
  const { report, members, missing, restFailed, error } = useDayReport(day);
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `site.affiliate.${id}` }, values);
  const shown = report?.day ?? day;
  const top = members
    .toSorted((left, right) => right.commission - left.commission)
    .slice(0, TOP)
    .filter(({ commission }) => commission > 0);
  const lead: readonly LeadColumn<AffiliateDayMember>[] = [
    {
      id: 'name',
      header: say('name'),
      width: 1.4,
      cell: ({ name, joinedThatDay }) => (
        <Inline as="span">
          {name}
          {joinedThatDay && <Badge tone="info">{say('joinedThatDay')}</Badge>}
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
      {shown !== null && <DaySteps day={shown} />}
      <Heading level={2} size="lg">
        {shown === null ? ' ' : bangkokDate(shown, intl.locale)}
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
        emptyText={say('noDayMembers')}
        fileName={missing > 0 ? null : `income-${shown}`}
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
