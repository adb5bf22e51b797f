'use client';

import {
  type Game,
  type GameSort,
  formatSatangShort,
  isFigureSort,
  satang,
  sortFigure,
} from '@brand/domain';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { percentText } from '../../messages/percent.ts';

/**
 * Returns the figure that a list is ordered by, for `caption` of {@link GameActions}; null for a game without it. Undefined
 * for an order without a figure.
 */
export function sortCaption(
  intl: IntlShape,
  sort: GameSort,
): ((game: Game) => string | null) | undefined {
  if (!isFigureSort(sort)) return undefined;
  return (game) => {
    const figure = sortFigure(game, sort);
    if (figure === null) return null;
    const value = {
      rtpToday: () => percentText(intl, figure, { maximumFractionDigits: 1 }),
      popularToday: () => figure,
      // Whole baht have room on a card. It is never more than was won.
      bigWin: () => formatSatangShort(satang(figure < 100 ? figure : figure - (figure % 100))),
    }[sort]();
    return intl.formatMessage({ id: `games.sorted.${sort}` }, { value });
  };
}

/** {@link sortCaption} in the language of the page: the same function while language and order stay. */
export function useSortCaption(sort: GameSort): ((game: Game) => string | null) | undefined {
  const intl = useIntl();
  return useMemo(() => sortCaption(intl, sort), [intl, sort]);
}
