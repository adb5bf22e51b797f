'use client';

import type { Game } from '@brand/domain';
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { classes } from '../../private/classes.ts';
import { CardShape } from '../CardShape/CardShape.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameGrid.css.ts';
import { GameNames } from './GameNames.tsx';
import { type RowMeasure, useRowMeasure } from './useRowMeasure.ts';

/** Props of {@link GameRows}. */
export interface GameRowsProps {
  games: readonly Game[];
  /** Games that are on their way and stand behind these. */
  more: number;
  columns: number;
  actions: GameActions;
}

/** Rows drawn above and below what is seen, while the page rests; a moving one has most of them ahead. */
const OVERSCAN_ROWS = 3;
const AHEAD_ROWS = 5;
const BEHIND_ROWS = 1;
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
  const moving = useRef<Moving>(null);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    // Which rows stand beside those in sight is said below.
    overscan: 0,
    scrollMargin: measure.top,
    rangeExtractor: useCallback(
      (range: Range) => rowsToDraw(range, moving.current?.scrollDirection ?? null, focusedRow),
      [focusedRow],
    ),
  });
  useLayoutEffect(() => void (moving.current = virtualizer), [virtualizer]);
  const drawnFor = useRef(rowHeight);
  useLayoutEffect(() => {
    if (drawnFor.current !== rowHeight) virtualizer.measure();
    drawnFor.current = rowHeight;
  }, [virtualizer, rowHeight]);
  useKeepPlace(measure);

  const onFocus = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
    setFocused(place ? Number(place) - 1 : null);
  };
  return (
    <>
      <div ref={probe} className={classes(css.row, css.probe)} aria-hidden="true">
        <CardShape />
      </div>
      <div
        ref={list}
        role="list"
        style={{ position: 'relative', blockSize: `${rows * rowHeight}px` }}
        onFocus={onFocus}
        onBlur={() => setFocused(null)}
      >
        {virtualizer.getVirtualItems().map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={css.row}
            style={{ transform: `translateY(${row.index * rowHeight}px)` }}
          >
            {placesOf(row.index, columns, count).map((place) => {
              const game = games[place];
              return (
                <div
                  // An id may be a number that is a place too.
                  key={game ? game.id : `shape ${place}`}
                  role="listitem"
                  aria-posinset={place + 1}
                  aria-setsize={count}
                  className={css.cell}
                >
                  {game ? (
                    <GameCard game={game} actions={actions} eager={row.index === 0} />
                  ) : (
                    <CardShape />
                  )}
                </div>
              );
            })}
          </div>
        ))}
        {more === 0 && <GameNames games={games} columns={columns} rowHeight={rowHeight} />}
      </div>
    </>
  );
}

/** What tells which way the page moves. */
type Moving = { readonly scrollDirection: 'forward' | 'backward' | null } | null;

/** The places of a row, from 0 in the whole list. */
function placesOf(row: number, columns: number, count: number): readonly number[] {
  const first = row * columns;
  return Array.from({ length: Math.min(columns, count - first) }, (_, at) => first + at);
}

/**
 * The rows in sight and those that will be. Scrolling away from a focused card must not take it, and with it the place of
 * the keyboard, out of the page; with its neighbours there Tab goes on from it.
 */
function rowsToDraw(
  { startIndex, endIndex, count }: Range,
  direction: 'forward' | 'backward' | null,
  focusedRow: number | null,
): number[] {
  const [before, after] =
    direction === null
      ? [OVERSCAN_ROWS, OVERSCAN_ROWS]
      : direction === 'forward'
        ? [BEHIND_ROWS, AHEAD_ROWS]
        : [AHEAD_ROWS, BEHIND_ROWS];
  const rows = new Set<number>();
  for (let row = startIndex - before; row <= endIndex + after; row += 1) rows.add(row);
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
