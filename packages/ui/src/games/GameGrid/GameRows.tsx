'use client';

import type { Game } from '@brand/domain';
import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { classes } from '../../private/classes.ts';
import { CardShape } from '../CardShape/CardShape.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import type { GameActions } from '../gameActions.ts';
import * as css from './GameGrid.css.ts';
import { type RowMeasure, useRowMeasure } from './useRowMeasure.ts';

/** Props of {@link GameRows}. */
export interface GameRowsProps {
  games: readonly Game[];
  columns: number;
  actions: GameActions;
}

/** Rows drawn above and below what is seen. */
const OVERSCAN_ROWS = 3;
/** Before the first measuring; any height does. */
const ASSUMED_HEIGHT_PX = 240;

/** The rows near the visible part, and the one that holds the focus wherever it is. */
export function GameRows({ games, columns, actions }: GameRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const measure = useRowMeasure(list, probe, columns);
  const rowHeight = measure.height || ASSUMED_HEIGHT_PX;
  const rows = Math.ceil(games.length / columns);
  const [focused, setFocused] = useState<number | null>(null);
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: measure.top,
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedRow), [focusedRow]),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
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
            {games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => (
              <div
                key={game.id}
                role="listitem"
                aria-posinset={row.index * columns + column + 1}
                aria-setsize={games.length}
                className={css.cell}
              >
                <GameCard game={game} actions={actions} eager={row.index === 0} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** Scrolling away from a focused card must not take it, and with it the place of the keyboard, out of the page. */
function withRow(range: Range, row: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (row === null || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
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
