'use client';

import { type Game, gameName, shippedLocale } from '@brand/domain';
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

/** Without support, the browser search finds only rendered cards, as in any virtual list. */
const canBeFound = () => 'onbeforematch' in HTMLElement.prototype;

/**
 * The names of all games for the search of the browser (Ctrl+F), which finds only text in the DOM. It is one text that is
 * invisible, hidden from screen readers and without layout until a match. Then each name is at the position of its card, so
 * that the browser scrolls there and the card is rendered. The line height is a row divided by its columns; tabs lead to the
 * column.
 */
export function GameNames({ games, columns, rowHeight }: GameNamesProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { locale, defaultLocale } = useIntl();
  const text = namesOf(games, columns, shippedLocale(locale, defaultLocale));
  // React does not support this attribute value yet. The browser removes the attribute after a match.
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

/** Cache by list: going back to a long list does not build its text again. */
const kept = new WeakMap<readonly Game[], { readonly key: string; readonly text: string }>();

/** One line per name, indented with one tab per column before it. */
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
