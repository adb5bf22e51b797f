import type { AffiliateLeader } from '@brand/domain';
import { Card, FactList, Heading, Money, Stack, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

/** Figures besides the current income: totals since the start, and the number of members. */
export function AffiliateFigures({ leader }: { leader: AffiliateLeader }) {
  const t = useText();
  const intl = useIntl();
  const { totalIncome, totalWithdrawn, members, visits } = leader;
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const people = (count: number) => intl.formatMessage({ id: 'site.affiliate.people' }, { count });
  const money = (amount: typeof totalIncome) => <Money amount={amount} unit={t('common.baht')} />;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2}>{say('figures')}</Heading>
        <FactList
          facts={[
            { id: 'total', name: say('totalIncome'), value: money(totalIncome) },
            { id: 'withdrawn', name: say('totalWithdrawn'), value: money(totalWithdrawn) },
            { id: 'members', name: say('members'), value: people(members.total) },
            { id: 'active', name: say('active'), value: people(members.active) },
            { id: 'joined', name: say('joinedMonth'), value: people(members.joinedThisMonth) },
            ...(visits
              ? [{ id: 'visits', name: say('visits'), value: people(visits.thisMonth) }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
