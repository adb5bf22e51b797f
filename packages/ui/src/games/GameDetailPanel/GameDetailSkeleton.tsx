'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as figures from '../GameFigures/GameFigures.css.ts';
import * as css from './GameDetailPanel.css.ts';

/** Props of {@link GameDetailSkeleton}. Other props go to the root. */
export type GameDetailSkeletonProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/** Skeleton of the details of a game, with image, names and figures at their final positions. */
export function GameDetailSkeleton({ className, ...rest }: GameDetailSkeletonProps) {
  const t = useText();
  return (
    <div
      {...rest}
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
      className={classes(css.root, className)}
      data-component="game-detail-shape"
    >
      <div className={css.hero} data-surface="card">
        <div className={css.stage}>
          <div className={classes(css.cover, css.shape)} />
        </div>
        <div className={css.words}>
          <div className={css.head}>
            <Skeleton className={css.titleShape} />
            <Skeleton className={css.lineShape} />
            <Skeleton className={css.lineShape} />
          </div>
          <div className={css.play}>
            <Skeleton className={classes(css.playMain, css.playShape)} />
          </div>
          <div className={classes(css.figures, figures.root)}>
            <div className={figures.grid}>
              {Array.from({ length: 6 }, (_, at) => (
                <Skeleton key={at} className={css.figureShape} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
