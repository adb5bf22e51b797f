import { type AffiliateMember, bangkokDay } from '@brand/domain';
import { type DataColumn, Money, bangkokDate } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PagedTable } from './PagedTable.tsx';
import { membersOptions, useAffiliateApi } from './affiliateQueries.ts';
import { usePageNumber } from './usePageNumber.ts';

/** Everybody whom the member referred, the youngest first. */
export function AffiliateMembers() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const page = usePageNumber();
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const columns: readonly DataColumn<AffiliateMember>[] = [
    { id: 'name', header: say('name'), cell: ({ name }) => name },
    {
      id: 'joined',
      header: say('joined'),
      cell: ({ joinedAt }) =>
        joinedAt === null ? '–' : bangkokDate(bangkokDay(joinedAt), intl.locale, 'short'),
    },
    {
      id: 'lastActive',
      header: say('lastActive'),
      cell: ({ lastActive }) =>
        lastActive === null ? '–' : bangkokDate(lastActive, intl.locale, 'short'),
    },
    {
      id: 'deposited',
      header: say('deposited'),
      kind: 'number',
      cell: ({ deposited }) => <Money amount={deposited} />,
    },
    {
      id: 'turnover',
      header: say('turnover'),
      kind: 'number',
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      id: 'commission',
      header: say('commission'),
      kind: 'number',
      main: true,
      cell: ({ commission }) => <Money amount={commission} />,
    },
  ];
  return (
    <PagedTable
      caption={intl.formatMessage({ id: 'site.title.affiliate-member' })}
      columns={columns}
      rowKey={({ id }) => id}
      query={useQuery(membersOptions(api, page))}
      page={page}
      emptyText={say('noMembers')}
    />
  );
}
