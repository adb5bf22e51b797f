'use client';

import type { Satang } from '@brand/domain';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './Leaderboard.css.ts';
import { RankMove } from './RankMove.tsx';

interface LeaderboardRowProps {
  rank: number;
  /** Null on the own row if the table ends before it. */
  name: string | null;
  points: number;
  prize: Satang | null;
  own: boolean;
  /** Points missing to the next rank, on the own row. */
  pointsToNext: number | null;
  /** Ranks gained with the last update; negative for lost ones. @default 0 */
  move?: number;
  /** Whether ranks are left out between this row and the one above. */
  apart: boolean;
}

/** One player of a ranking. */
export function LeaderboardRow(props: LeaderboardRowProps) {
  const { rank, name, points, prize, own, pointsToNext, move = 0, apart } = props;
  const t = useText();
  const { formatNumber } = useIntl();
  return (
    <li
      className={css.row}
      data-part="row"
      data-state={own ? 'own' : 'other'}
      data-apart={apart || undefined}
    >
      <span className={classes(css.rank, rank === 1 ? css.first : rank <= 3 && css.podium)}>
        <span className={visuallyHidden}>{t('tournament.rank')} </span>
        {formatNumber(rank)}
      </span>
      <span className={css.who}>
        <span className={css.name}>
          {name}
          {own && <Badge tone="info">{t('tournament.you')}</Badge>}
          <RankMove ranks={move} />
        </span>
        {pointsToNext !== null && (
          <span className={css.next} data-part="next">
            {t('tournament.toNext', { count: pointsToNext })}
          </span>
        )}
      </span>
      <span className={css.figures}>
        {prize !== null && (
          <Money
            amount={prize}
            decimals="short"
            unit={t('common.baht')}
            tone={own ? 'inherit' : 'accent'}
          />
        )}
        <span className={css.points}>{t('tournament.points', { count: points })}</span>
      </span>
    </li>
  );
}
