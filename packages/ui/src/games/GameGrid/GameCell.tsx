'use client';

import type { Game } from '@brand/domain';
import { type CSSProperties, memo } from 'react';

import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { type GameBadge, GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameGrid.css.ts';

/** Props of {@link GameCell}. */
export interface GameCellProps {
  /** From 0 in the whole list. */
  place: number;
  /** `undefined` while it is loading. */
  game: Game | undefined;
  /** Number of games in the whole list, including those still loading. */
  count: number;
  /** 0 until measured: then the style sheet arranges the cards. */
  columns: number;
  /** Including the gap to the next row, in px. */
  rowHeight: number;
  actions: GameActions;
  withoutBadge: GameBadge | undefined;
}

/** Cards whose covers load immediately: the first row of a wide grid, two of a phone. */
const EAGER = 6;

/** One card at its place. It does not re-render when others are added or removed. */
export const GameCell = memo(function GameCell({
  place,
  game,
  count,
  columns,
  rowHeight,
  actions,
  withoutBadge,
}: GameCellProps) {
  return (
    <div
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={count}
      className={columns ? css.placed : css.cell}
      style={columns ? styleOf(place, columns, rowHeight) : undefined}
    >
      {game ? (
        <GameCard
          game={game}
          actions={actions}
          {...(withoutBadge && { withoutBadge })}
          eager={place < EAGER}
        />
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
});

function styleOf(place: number, columns: number, rowHeight: number): CSSProperties {
  const top = Math.floor(place / columns) * rowHeight;
  return { [css.column]: place % columns, insetBlockStart: top } as CSSProperties;
}
