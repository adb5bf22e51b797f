'use client';

import type { Game } from '@brand/domain';
import { type CSSProperties, type HTMLAttributes, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import type { GameBadge } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameGrid.css.ts';
import { GameRows } from './GameRows.tsx';
import { useColumns } from './useColumns.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link GameGrid}. Other props go to the element around it. */
export interface GameGridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The games, or their loading state. */
  state:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly text: string }
    | { readonly status: 'empty' }
    | {
        readonly status: 'ready';
        readonly games: readonly Game[];
        /** Number of games still loading after these. Their skeletons give the page its final height. @default 0 */
        readonly more?: number;
      };
  /** Actions of a game. The same object as long as nothing in it changes. */
  actions: GameActions;
  /** A badge that the heading of the list already says: the cards do not repeat it. @default none */
  withoutBadge?: GameBadge | undefined;
  /** Retry from the error state. */
  onRetry: () => void;
  /**
   * Change it together with the width of the grid, such as when a column opens next to it: then the cards are arranged in
   * the same frame. @default the grid only follows its width
   */
  widthKey?: string;
}

const SHAPES = 18;
/** Limit for the count of the API: a browser has a maximum element height. */
const MOST_SHAPES = 10_000;

/** All games of a list. Only the rows near the viewport are rendered: 5,000 games cost as much as 50. */
export function GameGrid({
  state,
  actions,
  withoutBadge,
  onRetry,
  widthKey,
  className,
  ...rest
}: GameGridProps) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const fit = useColumns(root, widthKey);
  const more = state.status === 'ready' ? Math.min(MOST_SHAPES, state.more ?? 0) : 0;
  return (
    <div
      {...rest}
      ref={root}
      className={classes(css.root, className)}
      style={{ ...rest.style, [css.columnCount]: fit.columns || undefined } as CSSProperties}
      data-component="game-grid"
      data-state={state.status}
      aria-busy={state.status === 'loading' || more > 0 || rest['aria-busy'] === true}
    >
      {state.status === 'loading' && (
        <div className={css.shapes}>
          {Array.from({ length: SHAPES }, (_, index) => (
            <div key={index} className={css.cell}>
              <CardSkeleton />
            </div>
          ))}
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState
          title={t('games.listFailed')}
          text={state.text}
          retryLabel={t('common.retry')}
          onRetry={onRetry}
        />
      )}
      {(state.status === 'empty' || (state.status === 'ready' && state.games.length === 0)) && (
        <EmptyState icon={glyphs.search} title={t('common.notFound')} text={t('games.emptyHint')} />
      )}
      {state.status === 'ready' && state.games.length > 0 && (
        <GameRows
          {...fit}
          games={state.games}
          more={more}
          actions={actions}
          withoutBadge={withoutBadge}
        />
      )}
    </div>
  );
}
