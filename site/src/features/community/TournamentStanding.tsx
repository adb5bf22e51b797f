import type { TournamentOwn } from '@brand/domain';
import { Card, FactList, Money, useText } from '@brand/ui';
import { useIntl } from 'react-intl';

/** Where the member stands, what the rank wins as it stands, and how much is missing to the next. */
export function TournamentStanding({ own }: { own: TournamentOwn }) {
  const t = useText();
  const intl = useIntl();
  const { rank, points, prize, pointsToNext } = own;
  return (
    <Card as="section" aria-label={intl.formatMessage({ id: 'site.tournament.own' })}>
      <FactList
        facts={[
          {
            id: 'rank',
            name: intl.formatMessage({ id: 'site.tournament.own' }),
            value: rank === null ? t('tournament.ownNone') : rank,
          },
          {
            id: 'points',
            name: intl.formatMessage({ id: 'site.tournament.points' }),
            value: t('tournament.points', { count: points }),
          },
          ...(prize === null
            ? []
            : [
                {
                  id: 'prize',
                  name: intl.formatMessage({ id: 'site.tournament.prizeNow' }),
                  value: <Money amount={prize} decimals="short" unit={t('common.baht')} />,
                },
              ]),
          ...(pointsToNext === null
            ? []
            : [
                {
                  id: 'next',
                  name: intl.formatMessage({ id: 'site.tournament.toNext' }),
                  value: t('tournament.points', { count: pointsToNext }),
                },
              ]),
        ]}
      />
    </Card>
  );
}
