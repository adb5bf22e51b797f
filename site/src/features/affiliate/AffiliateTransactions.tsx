import { type AffiliateTransaction, bangkokDay } from '@brand/domain';
import { Badge, type DataColumn, Money, bangkokDate, bangkokTime } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PagedTable } from './PagedTable.tsx';
import { transactionsOptions, useAffiliateApi } from './affiliateQueries.ts';
import { usePageNumber } from './usePageNumber.ts';

const TONES = {
  commission: 'success',
  withdraw: 'info',
  adjust: 'neutral',
  other: 'neutral',
} as const;

/** What came into the affiliate account and what went, the newest first. */
export function AffiliateTransactions() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const page = usePageNumber();
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const columns: readonly DataColumn<AffiliateTransaction>[] = [
    {
      id: 'time',
      header: say('time'),
      width: 1.4,
      cell: ({ time }) =>
        `${bangkokDate(bangkokDay(time), intl.locale, 'short')} ${bangkokTime(time)}`,
    },
    {
      id: 'type',
      header: say('type'),
      cell: ({ type, rawType }) => (
        <Badge tone={TONES[type]}>{type === 'other' ? rawType : say(`type.${type}`)}</Badge>
      ),
    },
    {
      id: 'day',
      header: say('ofDay'),
      cell: ({ day }) => (day === null ? '–' : bangkokDate(day, intl.locale, 'short')),
    },
    {
      id: 'amount',
      header: say('amount'),
      kind: 'number',
      main: true,
      cell: ({ amount }) => (
        <Money amount={amount} sign="always" tone={amount > 0 ? 'success' : 'inherit'} />
      ),
    },
    {
      id: 'balance',
      header: say('balanceAfter'),
      kind: 'number',
      cell: ({ balance }) => <Money amount={balance} />,
    },
    { id: 'reference', header: say('reference'), cell: ({ reference }) => reference ?? '–' },
  ];
  return (
    <PagedTable
      caption={intl.formatMessage({ id: 'site.title.affiliate-history' })}
      columns={columns}
      rowKey={({ id }) => id}
      query={useQuery(transactionsOptions(api, page))}
      page={page}
      emptyText={say('noTransactions')}
    />
  );
}
