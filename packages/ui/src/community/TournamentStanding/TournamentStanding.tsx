'use client';

import { formatSatangShort, type TournamentOwn, type TournamentState } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './TournamentStanding.css.ts';

/** Props of {@link TournamentStanding}. Other props go to the `section`. */
export interface TournamentStandingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Standing of the member. Null for a visitor. */
  own: TournamentOwn | null;
  /** State of the tournament. */
  state: TournamentState;
  /** Total number of players. */
  players: number;
  /** The next step of a visitor: logging in. @default nothing */
  action?: ReactNode;
}

/** Standing of the member in a tournament: rank, points, current prize, and after the end the payment status. */
export function TournamentStanding(props: TournamentStandingProps) {
  const { own, state, players, action, className, ...rest } = props;
  const t = useText();
  const words = own === null ? 'visitor' : own.rank === null ? WITHOUT_RANK[state] : null;
  return (
    <Card
      as="section"
      aria-label={t('tournament.standing')}
      {...rest}
      className={classes(css.root, className)}
      data-component="tournament-standing"
      data-state={own === null ? 'visitor' : own.rank === null ? 'none' : state}
    >
      {words ? (
        <div className={css.words}>
          <Text>{t(`tournament.${words}`)}</Text>
          {action}
        </div>
      ) : (
        own && <Figures own={own} state={state} players={players} />
      )}
      {own && state === 'ended' && <Payment own={own} />}
    </Card>
  );
}

const WITHOUT_RANK = {
  comingSoon: 'notStarted',
  active: 'joinByPlaying',
  ended: 'notJoined',
} as const;

type FiguresProps = Pick<TournamentStandingProps, 'state' | 'players'> & { own: TournamentOwn };

function Figures({ own: { rank, points, prize, pointsToNext }, state, players }: FiguresProps) {
  const t = useText();
  const { formatNumber } = useIntl();
  const isOver = state === 'ended';
  return (
    <dl className={css.figures}>
      <div data-part="rank">
        <dt className={css.name}>{t('tournament.standing')}</dt>
        <dd className={css.value}>
          {formatNumber(rank ?? 0)}{' '}
          {players > 0 && (
            <span className={css.aside}>
              {t('tournament.ofPlayers', { count: formatNumber(players) })}
            </span>
          )}
        </dd>
      </div>
      <div data-part="points">
        <dt className={css.name}>{t('tournament.standingPoints')}</dt>
        <dd className={css.value}>
          {formatNumber(points)}
          {!isOver && (
            <span className={css.below}>
              {pointsToNext === null
                ? rank === 1 && t('tournament.leading')
                : t('tournament.toNext', { count: pointsToNext })}
            </span>
          )}
        </dd>
      </div>
      <div className={css.prize} data-part="prize">
        <dt className={css.name}>{t(isOver ? 'tournament.prizeWon' : 'tournament.prizeNow')}</dt>
        <dd className={css.value}>
          {prize === null ? (
            <span className={css.none}>{t('tournament.noPrize')}</span>
          ) : (
            <Money amount={prize} decimals="short" tone="accent" unit={t('common.baht')} />
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Whether the prize has reached the wallet. */
function Payment({ own: { prize, paidAt } }: { own: TournamentOwn }) {
  const t = useText();
  const { locale } = useIntl();
  if (prize === null) return <></>;
  const amount = formatSatangShort(prize);
  return paidAt === null ? (
    <Banner tone="pending" role="status" data-part="payment">
      {t('tournament.unpaid', { amount })}
    </Banner>
  ) : (
    <Banner tone="success" role="status" data-part="payment">
      {t('tournament.paid', { amount, when: bangkokDateTime(paidAt, locale) })}
    </Banner>
  );
}
