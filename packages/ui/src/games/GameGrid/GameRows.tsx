'use client';

import type { Game } from '@brand/domain';
import { type FocusEvent, memo, useLayoutEffect, useRef, useState } from 'react';

import { classes } from '../../private/classes.ts';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameGrid.css.ts';
import { GameNames } from './GameNames.tsx';
import { type RowMeasure, useRowMeasure } from './useRowMeasure.ts';
import { type Rows, useRowsNear } from './useRowsNear.ts';

/** Props of {@link GameRows}. */
export interface GameRowsProps {
  games: readonly Game[];
  /** Games that are on their way and stand behind these. */
  more: number;
  columns: number;
  actions: GameActions;
}

/** Before the first measuring; any height does. */
const ASSUMED_HEIGHT_PX = 240;

/** The rows near the visible part, and the one that holds the focus wherever it is. */
export function GameRows({ games, more, columns, actions }: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const measure = useRowMeasure(list, probe, columns);
  const rowHeight = measure.height || ASSUMED_HEIGHT_PX;
  const count = games.length + more;
  const rows = Math.ceil(count / columns);
  const [focused, setFocused] = useState<number | null>(null);
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  const near = useRowsNear(list, { count: rows, height: rowHeight, top: measure.top });
  useKeepPlace(measure);

  const onFocus = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    setFocused(place ? Number(place) - 1 : null);
  };
  return (
    <>
      <div ref={probe} className={classes(css.row, css.probe)} aria-hidden="true">
        <CardSkeleton />
      </div>
      <div
        ref={list}
        role="list"
        style={{ position: 'relative', blockSize: `${rows * rowHeight}px` }}
        onFocus={onFocus}
        onBlur={() => setFocused(null)}
      >
        {rowsToRender(near, rows, focusedRow).map((row) => (
          <GameRow
            key={row}
            row={row}
            top={row * rowHeight}
            games={games}
            columns={columns}
            count={count}
            actions={actions}
          />
        ))}
        {more === 0 && <GameNames games={games} columns={columns} rowHeight={rowHeight} />}
      </div>
    </>
  );
}

interface GameRowProps {
  row: number;
  /** In px from the top of the list. */
  top: number;
  games: readonly Game[];
  columns: number;
  /** Games of the whole list, those on their way too. */
  count: number;
  actions: GameActions;
}

/** One row; it stays as it is while others come and go. */
const GameRow = memo(function GameRow({ row, top, games, columns, count, actions }: GameRowProps) {
  return (
    <div role="presentation" className={css.row} style={{ transform: `translateY(${top}px)` }}>
      {placesOf(row, columns, count).map((place) => {
        const game = games[place];
        return (
          <div
            // Another list, or another order of it, is other games in the same places: nothing is built anew for them.
            key={place}
            role="listitem"
            aria-posinset={place + 1}
            aria-setsize={count}
            className={css.cell}
          >
            {game ? <GameCard game={game} actions={actions} eager={row === 0} /> : <CardSkeleton />}
          </div>
        );
      })}
    </div>
  );
});

/** The places of a row, from 0 in the whole list. */
function placesOf(row: number, columns: number, count: number): readonly number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, count - first) }, (_, at) => first + at);
}

/**
 * The rows near the visible part, in order. Scrolling away from a focused card must not take it, and with it the place of the
 * keyboard, out of the page; with its neighbours there Tab goes on from it.
 */
function rowsToRender({ first, end }: Rows, count: number, focusedRow: number | null): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focusedRow !== null)
    [focusedRow - 1, focusedRow, focusedRow + 1].forEach((row) => rows.add(row));
  return [...rows].filter((row) => row >= 0 && row < count).sort((one, other) => one - other);
}

/** A turned phone has other columns and heights: the games that were in sight stay in sight. */
function useKeepPlace(measure: RowMeasure): void {
  const former = useRef(measure);
  useLayoutEffect(() => {
    const before = former.current;
    former.current = measure;
    if (before.columns === measure.columns && before.height === measure.height) return;
    if (before.height === 0 || scrollY <= before.top) return;
    const passed = (scrollY - before.top) / before.height;
    const row =
      before.columns === measure.columns
        ? passed
        : Math.floor((Math.floor(passed) * before.columns) / measure.columns);
    scrollTo({ top: measure.top + row * measure.height, behavior: 'instant' });
  }, [measure]);
}
