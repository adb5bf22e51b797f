import type { AffiliateLeader } from '@brand/domain';
import { Card, FactList, Heading, IncomePanel, Money, Skeleton, Stack, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { AffiliateLink } from './AffiliateLink.tsx';
import { AffiliateLinks } from './AffiliateLinks.tsx';
import * as css from './AffiliateOverview.css.ts';
import { leaderOptions, useAffiliateApi } from './affiliateQueries.ts';

/** What a member earns by referring others, the link to do so, and the ways to the reports. */
export function AffiliateOverview() {
  const intl = useIntl();
  const api = useAffiliateApi();
  const retry = useRetryFailed();
  const { data, error } = useQuery(leaderOptions(api));
  if (!data && error) {
    const title = intl.formatMessage({ id: 'site.affiliate.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <div className={css.page}>
      <div className={css.column}>
        <IncomePanel
          state={
            data
              ? { status: 'ready', income: data.income, updatedAt: data.updatedAt }
              : { status: 'loading' }
          }
        />
        {data ? (
          <>
            <AffiliateLink code={data.code} />
            {data.rates.length > 0 && <Rates rates={data.rates} />}
          </>
        ) : (
          <Card aria-hidden="true">
            <Skeleton className={css.shape} />
          </Card>
        )}
      </div>
      <div className={css.column}>
        <AffiliateLinks />
        {data ? (
          <Figures leader={data} />
        ) : (
          <Card aria-hidden="true">
            <Skeleton className={css.shape} />
          </Card>
        )}
      </div>
    </div>
  );
}

function Figures({ leader }: { leader: AffiliateLeader }) {
  const t = useText();
  const intl = useIntl();
  const { balance, totalIncome, totalWithdrawn, members } = leader;
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const people = (count: number) => intl.formatMessage({ id: 'site.affiliate.people' }, { count });
  const money = (amount: typeof balance) => <Money amount={amount} unit={t('common.baht')} />;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {say('figures')}
        </Heading>
        <FactList
          facts={[
            { id: 'balance', name: say('balance'), value: money(balance) },
            { id: 'total', name: say('totalIncome'), value: money(totalIncome) },
            { id: 'withdrawn', name: say('totalWithdrawn'), value: money(totalWithdrawn) },
            { id: 'members', name: say('members'), value: people(members.total) },
            { id: 'active', name: say('active'), value: people(members.active) },
            { id: 'joined', name: say('joinedMonth'), value: people(members.joinedThisMonth) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Rates({ rates }: Pick<AffiliateLeader, 'rates'>) {
  const t = useText();
  const intl = useIntl();
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {intl.formatMessage({ id: 'site.affiliate.rates' })}
        </Heading>
        <FactList
          facts={rates.map(({ type, percent }) => ({
            id: type,
            name: t(`shell.nav.${type}`),
            value: `${percent}%`,
          }))}
        />
      </Stack>
    </Card>
  );
}
