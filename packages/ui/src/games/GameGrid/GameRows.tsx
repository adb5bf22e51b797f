'use client';

import type { Game } from '@brand/domain';
import { type FocusEvent, useRef, useState } from 'react';

import { classes } from '../../private/classes.ts';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import type { GameBadge } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import { GameCell } from './GameCell.tsx';
import * as css from './GameGrid.css.ts';
import { GameNames } from './GameNames.tsx';
import type { Columns } from './useColumns.ts';
import { useKeepPlace } from './useKeepPlace.ts';
import { useRowMeasure } from './useRowMeasure.ts';
import { type Rows, useRowsNear } from './useRowsNear.ts';

/** Props of {@link GameRows}. Without columns, as in the HTML of a server, the style sheet arranges the first cards. */
export interface GameRowsProps extends Columns {
  games: readonly Game[];
  /** Number of games still loading after these. */
  more: number;
  actions: GameActions;
  withoutBadge: GameBadge | undefined;
}

/** Height before the first measurement. Any value works. */
const ASSUMED_HEIGHT_PX = 240;
/** Cards before the grid is measured. They fill the first screen. */
const UNMEASURED = 18;

/**
 * The rows near the viewport, and the row with the focus at any position. All cards are siblings, so that hydration, a
 * rotation and a new width move them without replacing them: a press or the focus on a card would be lost.
 */
export function GameRows({ games, more, columns, widthKey, actions, withoutBadge }: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const measure = useRowMeasure(list, probe, { columns, widthKey });
  // First, so that the rows are those of the new scroll position.
  useKeepPlace(measure);
  const height = measure.height || ASSUMED_HEIGHT_PX;
  const count = games.length + more;
  const rows = columns && Math.ceil(count / columns);
  const [focused, setFocused] = useState<number | null>(null);
  const near = useRowsNear(list, {
    columns,
    count: rows,
    height,
    top: measure.top,
    isMeasured: measure.columns === columns,
  });

  const onFocus = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    setFocused(place ? Number(place) - 1 : null);
  };
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  const places = columns
    ? rowsToRender(near, rows, focusedRow).flatMap((row) => placesOf(row, columns, count))
    : placesOf(0, UNMEASURED, games.length);
  return (
    <>
      {columns > 0 && (
        <div ref={probe} className={classes(css.placed, css.probe)} aria-hidden="true">
          <CardSkeleton />
        </div>
      )}
      <div
        ref={list}
        role="list"
        className={columns ? css.rows : css.shapes}
        style={columns ? { blockSize: `${rows * height}px` } : undefined}
        onFocus={onFocus}
        onBlur={() => setFocused(null)}
      >
        {places.map((place) => (
          <GameCell
            // The position is the key: another list or order reuses the elements.
            key={place}
            place={place}
            game={games[place]}
            count={count}
            columns={columns}
            rowHeight={height}
            actions={actions}
            withoutBadge={withoutBadge}
          />
        ))}
        {columns > 0 && more === 0 && (
          <GameNames games={games} columns={columns} rowHeight={height} />
        )}
      </div>
    </>
  );
}

/** The positions of a row, from 0 in the whole list. */
function placesOf(row: number, columns: number, count: number): readonly number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, count - first) }, (_, at) => first + at);
}

/**
 * The rows near the viewport, in order. A focused card stays in the DOM when it is scrolled away, otherwise the keyboard
 * position would be lost. Its neighbouring rows stay too, so that Tab continues from it.
 */
function rowsToRender({ first, end }: Rows, count: number, focusedRow: number | null): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focusedRow !== null)
    [focusedRow - 1, focusedRow, focusedRow + 1].forEach((row) => rows.add(row));
  return [...rows].filter((row) => row >= 0 && row < count).sort((one, other) => one - other);
}
