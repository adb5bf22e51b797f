'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { ShortTimeLeft } from '../../private/ShortTimeLeft.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './GameStanding.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link GameStanding}. Other props go to the `p`. */
export interface GameStandingProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** Name of the tournament. */
  tournament: string;
  /** The rank of the member, from 1. */
  rank: number;
  /** The points of the member. */
  points: number;
  /** End of the tournament, in unix ms. */
  endsAt: number;
}

/** Rank, points and time left in a tournament, on one line, for the bar of a GameFrame. */
export function GameStanding({
  tournament,
  rank,
  points,
  endsAt,
  className,
  ...rest
}: GameStandingProps) {
  const t = useText();
  return (
    <p
      {...rest}
      className={classes(css.root, className)}
      title={tournament}
      data-component="game-standing"
    >
      <Icon glyph={glyphs.trophy} size={16} />
      <span className={visuallyHidden}>{tournament} </span>
      <span className={css.rank} data-part="rank">
        {t('home.tournament.rank', { rank })}
      </span>
      <span className={css.points} data-part="points">
        {t('home.tournament.points', { count: points })}
      </span>
      <span className={css.time} data-part="time">
        <ShortTimeLeft until={endsAt} />
      </span>
    </p>
  );
}
