'use client';

import type { TournamentRow } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as css from './TournamentPodium.css.ts';

/** Props of {@link TournamentPodium}. Other props go to the list. */
export interface TournamentPodiumProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The ranking from the first rank on. The first three are shown. */
  rows: readonly TournamentRow[];
}

/** The first three of a running tournament on a podium, the first in the middle. */
export function TournamentPodium({ rows, className, ...rest }: TournamentPodiumProps) {
  const t = useText();
  return (
    <ol
      role="list"
      aria-label={t('tournament.podium')}
      {...rest}
      className={classes(css.root, className)}
      data-component="tournament-podium"
    >
      {rows.slice(0, 3).map(({ rank, name, points, own }, at) => (
        <li
          key={`${rank} ${name}`}
          className={css.place}
          data-part="place"
          data-place={at + 1}
          data-state={own ? 'own' : 'other'}
        >
          <span className={css.step}>
            <span className={visuallyHidden}>{t('tournament.rank')} </span>
            {rank}
          </span>
          <span className={css.who}>
            <span className={css.name}>{name}</span>
            {own && <Badge tone="info">{t('tournament.you')}</Badge>}
            <span className={css.points}>{t('tournament.points', { count: points })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
