import type { AffiliateDayMember, BangkokDay } from '@brand/domain';
import { Badge, Banner, type DataColumn, Heading, Inline, Stack, bangkokDate } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { AffiliateReportTable } from './AffiliateReportTable.tsx';
import { dayReportOptions, useAffiliateApi } from './affiliateQueries.ts';

/** What each referred member did on one day; without a day the last settled one. */
export function AffiliateDayReport({ day }: { day: BangkokDay | null }) {
  const intl = useIntl();
  const api = useAffiliateApi();
  const { data, error } = useQuery(dayReportOptions(api, day));
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const shown = data?.day ?? day;
  const lead: readonly DataColumn<AffiliateDayMember>[] = [
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
    },
    {
      id: 'deposits',
      header: say('deposits'),
      kind: 'number',
      cell: ({ deposits }) => deposits,
      sortBy: ({ deposits }) => deposits,
    },
  ];
  return (
    <Stack gap={3}>
      <Heading level={2} size="lg">
        {shown === null ? ' ' : bangkokDate(shown, intl.locale)}
      </Heading>
      {data?.settled === false && <Banner tone="pending">{say('unsettled')}</Banner>}
      <AffiliateReportTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-reportDetail' })}
        lead={lead}
        rowKey={({ id }) => id}
        report={data && { rows: data.members, total: data.total }}
        error={error}
        emptyText={say('noDayMembers')}
      />
    </Stack>
  );
}
