import { type AffiliateDay, checkAffiliateRange, formatSatang } from '@brand/domain';
import { AffiliateRangeBar, Inline, LinkButton, Stack, Text, bangkokDate } from '@brand/ui';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { AffiliateReportTable, type LeadColumn } from './AffiliateReportTable.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { memberReportPath } from './memberReportPath.ts';
import { reportOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useFigures } from '../../member/affiliate/useFigures.ts';
import { useTableAddress } from './useTableAddress.ts';

/** The settled days of the address, as a chart and with totals. A day links to its members. */
export function AffiliateDailyReport() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const { clock } = useServices();
  const { href, pathname, search } = usePlace();
  const { params, choose } = useTableAddress();
  const asked = { from: params.get('from'), to: params.get('to') };
  const checked = checkAffiliateRange(asked, clock.now());
  const usual = checkAffiliateRange({ from: null, to: null }, clock.now());
  const range = checked.ok ? checked.range : usual.ok ? usual.range : { from: '', to: '' };
  const { data, error } = useFigures(reportOptions(api, range));
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `site.affiliate.${id}` }, values);
  const dayName = (day: string) => bangkokDate(day, intl.locale, 'short');
  const lead: readonly LeadColumn<AffiliateDay>[] = [
    {
      id: 'day',
      header: say('day'),
      width: 1.35,
      cell: ({ day }) => dayName(day),
      sortBy: ({ day }) => day,
      csv: ({ day }) => day,
    },
    {
      id: 'newMembers',
      header: say('newMembers'),
      width: 0.8,
      kind: 'number',
      cell: ({ newMembers }) => newMembers,
      sortBy: ({ newMembers }) => newMembers,
      csv: ({ newMembers }) => newMembers,
    },
    {
      id: 'activeMembers',
      header: say('activeMembers'),
      width: 0.8,
      kind: 'number',
      cell: ({ activeMembers }) => activeMembers,
      sortBy: ({ activeMembers }) => activeMembers,
      csv: ({ activeMembers }) => activeMembers,
    },
  ];
  return (
    <Stack gap={4}>
      <AffiliateRangeBar
        key={pathname + search}
        range={range}
        problem={checked.ok ? null : checked.problem}
        onRangeChange={({ from, to }) => choose({ from, to })}
      />
      {data && data.days.length > 0 && (
        <IncomeChart
          label={say('chart')}
          summary={say('chartSum', {
            sum: formatSatang(data.total.commission),
            days: data.days.length,
          })}
          bars={[...data.days].reverse().map(({ day, commission }) => ({
            id: day,
            label: bangkokDate(day, intl.locale),
            shortLabel: String(Number(day.slice(8))),
            value: commission,
          }))}
        />
      )}
      <AffiliateReportTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-reportDaily' })}
        lead={lead}
        rowKey={({ day }) => day}
        rowAction={{ href: ({ day }) => href(memberReportPath({ from: day, to: day })) }}
        report={data && { rows: data.days, total: data.total }}
        error={error}
        {...(data && { leadTotals: { newMembers: data.total.newMembers } })}
        emptyText={say('noDays')}
        fileName={`income-${range.from}-${range.to}`}
      >
        <Inline>
          <Text as="span" size="sm" tone="muted">
            {say('span', { from: dayName(range.from), to: dayName(range.to) })}
          </Text>
          <LinkButton href={href(memberReportPath(range))} variant="ghost" size="sm">
            {say('byMember')}
          </LinkButton>
        </Inline>
      </AffiliateReportTable>
    </Stack>
  );
}
