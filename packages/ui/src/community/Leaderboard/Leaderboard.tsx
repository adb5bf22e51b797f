'use client';

import type { TournamentRow } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as css from './Leaderboard.css.ts';

/** Props of {@link Leaderboard}; the rest goes to the list. */
export interface LeaderboardProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The rows from the first rank on. */
  rows: readonly TournamentRow[];
}

/** Who leads a tournament, with points and what the rank wins as it stands. The member's own row stands out. */
export function Leaderboard({ rows, className, ...rest }: LeaderboardProps) {
  const t = useText();
  return (
    <ol
      aria-label={t('tournament.board')}
      {...rest}
      className={classes(css.root, className)}
      data-component="leaderboard"
    >
      {rows.map(({ rank, name, points, prize, own }) => (
        <li
          key={`${rank} ${name}`}
          className={css.row}
          data-part="row"
          data-state={own ? 'own' : 'other'}
        >
          <span className={classes(css.rank, rank === 1 ? css.first : rank <= 3 && css.podium)}>
            <span className={visuallyHidden}>{t('tournament.rank')} </span>
            {rank}
          </span>
          <span className={css.who}>
            {name}
            {own && <Badge tone="info">{t('tournament.you')}</Badge>}
          </span>
          <span className={css.figures}>
            {prize !== null && (
              <Money amount={prize} decimals="short" unit={t('common.baht')} tone="accent" />
            )}
            <span className={css.points}>{t('tournament.points', { count: points })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
