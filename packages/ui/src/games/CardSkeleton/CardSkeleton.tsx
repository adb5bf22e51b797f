import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from '../GameCard/GameCard.css.ts';
import * as shape from './CardSkeleton.css.ts';

/** Props of {@link CardSkeleton}: those of a `div`. */
export type CardSkeletonProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The shape of a card that is on its way, in the lines of the card itself: it is as high as the card at
 * every size of type, so that nothing moves when the games come.
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
