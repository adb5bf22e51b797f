import type { AffiliateTransaction } from '@brand/domain';
import {
  Badge,
  Chip,
  type DataColumn,
  EmptyState,
  Money,
  Stack,
  bangkokDate,
  bangkokDateTime,
} from '@brand/ui';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import * as css from './AffiliateTables.css.ts';
import { PagedTable } from './PagedTable.tsx';
import { transactionsOptions, useAffiliateApi } from '../../member/affiliate/affiliateQueries.ts';
import { useFigures } from '../../member/affiliate/useFigures.ts';
import { usePageNumber } from './usePageNumber.ts';
import { useTableAddress } from './useTableAddress.ts';

const TONES = {
  commission: 'success',
  withdraw: 'info',
  adjust: 'neutral',
  other: 'neutral',
} as const;

const TYPES = ['all', 'commission', 'withdraw', 'adjust'] as const;

/** Transactions of the affiliate account, newest first, of the type in the address. */
export function AffiliateTransactions() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const page = usePageNumber();
  const { params, choose } = useTableAddress();
  const type = TYPES.find((each) => each === params.get('type')) ?? 'all';
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const columns: readonly DataColumn<AffiliateTransaction>[] = [
    {
      id: 'time',
      header: say('time'),
      width: 1.1,
      cell: ({ time }) => bangkokDateTime(time, intl.locale),
    },
    {
      id: 'type',
      header: say('type'),
      width: 1.05,
      cell: ({ type, rawType }) => (
        <Badge tone={TONES[type]}>{type === 'other' ? rawType : say(`type.${type}`)}</Badge>
      ),
    },
    {
      id: 'day',
      header: say('ofDay'),
      width: 1.1,
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
    {
      id: 'reference',
      header: say('reference'),
      width: 1.1,
      cell: ({ reference }) => reference ?? '–',
    },
  ];
  return (
    <Stack gap={4}>
      <div role="group" aria-label={say('filter')} className={css.filter}>
        {TYPES.map((value) => (
          <Chip
            key={value}
            selected={value === type}
            onClick={() => choose({ type: value === 'all' ? null : value })}
          >
            {say(`type.${value}`)}
          </Chip>
        ))}
      </div>
      <PagedTable
        caption={intl.formatMessage({ id: 'site.title.affiliate-history' })}
        columns={columns}
        rowKey={({ id }) => id}
        query={useFigures(transactionsOptions(api, page, type))}
        page={page}
        failedText={say('failedTransactions')}
        empty={
          <EmptyState
            picture={<SiteIllustration name="chest" />}
            title={say(type === 'all' ? 'noTransactions' : 'noneOfType')}
          />
        }
      />
    </Stack>
  );
}
