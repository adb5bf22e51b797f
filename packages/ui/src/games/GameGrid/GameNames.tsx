'use client';

import { type Game, gameName } from '@brand/domain';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as css from './GameGrid.css.ts';

/** Props of {@link GameNames}. */
export interface GameNamesProps {
  games: readonly Game[];
  columns: number;
  /** In px. */
  rowHeight: number;
}

/** Elsewhere the browser's search finds what is drawn, as in any long list. */
const canBeFound = () => 'onbeforematch' in HTMLElement.prototype;

/**
 * The names of all games for the search of the browser (Ctrl+F), which knows only what is in the page. One text that nobody
 * sees, reads out or lays out until the search meets it; then each name stands where its card is, so that the browser
 * scrolls there and the card is drawn: a line is as high as its share of a row, and tabs lead to the column.
 */
export function GameNames({ games, columns, rowHeight }: GameNamesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  const text = namesOf(games, columns, locale);
  // React knows this value of the attribute not yet. The browser takes it away when it has found something.
  useLayoutEffect(() => ref.current?.setAttribute('hidden', 'until-found'), [text]);
  if (!canBeFound()) return <></>;
  return (
    <div
      ref={ref}
      className={css.names}
      style={{ [css.lineHeight]: `${rowHeight / columns}px` } as CSSProperties}
      aria-hidden="true"
      data-part="names"
    >
      {text}
    </div>
  );
}

/** Of the lists that are held: going back to one of thousands does not put its names together again. */
const kept = new WeakMap<readonly Game[], { readonly key: string; readonly text: string }>();

/** A line for each name, with a tab for each column before it. */
function namesOf(games: readonly Game[], columns: number, locale: string): string {
  const key = `${columns} ${locale}`;
  const known = kept.get(games);
  if (known?.key === key) return known.text;
  const text = games
    .map((game, at) => '\t'.repeat(at % columns) + gameName(game, locale).replaceAll(/\s+/g, ' '))
    .join('\n');
  kept.set(games, { key, text });
  return text;
}
