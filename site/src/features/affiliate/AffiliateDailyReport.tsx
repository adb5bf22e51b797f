import type { AffiliateDay } from '@brand/domain';
import { type DataColumn, Stack, Text, bangkokDate } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../app/navigation.ts';
import { AffiliateReportTable } from './AffiliateReportTable.tsx';
import { reportOptions, useAffiliateApi } from './affiliateQueries.ts';

/** The last settled days with their sums; a day leads to its members. */
export function AffiliateDailyReport() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const { href } = usePlace();
  const { data, error } = useQuery(reportOptions(api));
  const say = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `site.affiliate.${id}` }, values);
  const dayName = (day: string) => bangkokDate(day, intl.locale, 'short');
  const lead: readonly DataColumn<AffiliateDay>[] = [
    {
      id: 'day',
      header: say('day'),
      width: 1.2,
      cell: ({ day }) => dayName(day),
      sortBy: ({ day }) => day,
    },
    {
      id: 'newMembers',
      header: say('newMembers'),
      kind: 'number',
      cell: ({ newMembers }) => newMembers,
      sortBy: ({ newMembers }) => newMembers,
    },
    {
      id: 'activeMembers',
      header: say('activeMembers'),
      kind: 'number',
      cell: ({ activeMembers }) => activeMembers,
      sortBy: ({ activeMembers }) => activeMembers,
    },
  ];
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {data ? say('span', { from: dayName(data.from), to: dayName(data.to) }) : ' '}
      </Text>
      <AffiliateReportTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-reportDaily' })}
        lead={lead}
        rowKey={({ day }) => day}
        rowAction={{ href: ({ day }) => href(`/affiliate/reportDetail/${day}`) }}
        report={data && { rows: data.days, total: data.total }}
        error={error}
        {...(data && { leadTotals: { newMembers: data.total.newMembers } })}
        emptyText={say('noDays')}
      />
    </Stack>
  );
}
