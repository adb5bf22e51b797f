'use client';

import type { TournamentRow } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './TournamentWinners.css.ts';

/** Props of {@link TournamentWinners}. Other props go to the list. */
export interface TournamentWinnersProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The final ranking, from the first rank on. The first three are shown. */
  rows: readonly TournamentRow[];
}

/** The winners of a tournament: the first three with their paid prizes. */
export function TournamentWinners({ rows, className, ...rest }: TournamentWinnersProps) {
  const t = useText();
  return (
    <ol
      role="list"
      aria-label={t('tournament.winners')}
      {...rest}
      className={classes(css.root, className)}
      data-component="tournament-winners"
    >
      {rows.slice(0, 3).map(({ rank, name, points, prize, own }) => (
        <li
          key={`${rank} ${name}`}
          className={css.winner}
          data-part="winner"
          data-surface="card"
          data-state={own ? 'own' : 'other'}
          data-place={rank}
        >
          <span className={css.place}>
            <span className={visuallyHidden}>{t('tournament.rank')} </span>
            {rank}
          </span>
          <span className={css.name}>{name}</span>
          {own && <Badge tone="info">{t('tournament.you')}</Badge>}
          {prize !== null && (
            <Money
              amount={prize}
              decimals="short"
              tone="accent"
              unit={t('common.baht')}
              className={css.prize}
            />
          )}
          <Text as="span" size="sm" tone="muted">
            {t('tournament.points', { count: points })}
          </Text>
        </li>
      ))}
    </ol>
  );
}
