import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from '../GameCard/GameCard.css.ts';
import * as shape from './CardSkeleton.css.ts';

/** Props of {@link CardSkeleton}: those of a `div`. */
export type CardSkeletonProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * Skeleton of a game card. It uses the line heights of the card, so that it has the same height at every font size and
 * causes no layout shift.
 */
export function CardSkeleton({ className, ...rest }: CardSkeletonProps) {
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="card-shape"
      data-surface="tile"
      aria-hidden="true"
    >
      <div className={css.art}>
        <div className={classes(css.picture, shape.picture)} />
      </div>
      <span className={classes(css.title, shape.long)}>{'\u200b'}</span>
      <span className={classes(css.provider, shape.short)}>{'\u200b'}</span>
    </div>
  );
}
