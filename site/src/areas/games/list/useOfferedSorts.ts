import {
  type FigureSort,
  type FilterableGame,
  type GameCollection,
  type GameSort,
  GAME_SORTS,
  isFigureSort,
  sortsFor,
} from '@brand/domain';
import type { GameSortSelectProps } from '@brand/ui';
import { useMemo } from 'react';
import type { ListPart } from './listPart.ts';
import type { ListKind } from './listQuery.ts';
import type { Listed } from './useListed.ts';

/** The orders of a list, and the one that it is in. */
export interface OfferedSorts {
  readonly sort: GameSort;
  /** The order whose figure the cards show: also that of a collection that is a ranking. */
  readonly shownFigure: GameSort;
  /** What the list's own order is. */
  readonly defaultOrder: NonNullable<GameSortSelectProps['defaultOrder']>;
  readonly sorts: readonly GameSort[];
}

/** Collections whose own order is by a figure. */
export const RANKED: Readonly<Partial<Record<GameCollection, FigureSort>>> = {
  'high-rtp': 'rtpToday',
  'big-wins': 'bigWin',
};

/**
 * The orders that make a difference to the visible games. While games are still loading, the requested order stays.
 *
 * @param wanted the order in the address. The default one replaces it if no game has its figure
 * @param part the first games from the document; null for none
 */
export function useOfferedSorts(
  list: ListKind,
  { games, complete }: Listed['list'],
  wanted: GameSort,
  shown: readonly FilterableGame[] | undefined,
  part: ListPart | null,
): OfferedSorts {
  const own = list.kind === 'collection' ? RANKED[list.collection] : list.kind;
  // A ranking has its own order once, as the default one.
  const asked = isFigureSort(own) && wanted === own ? 'default' : wanted;
  return useMemo(() => {
    const useful = GAME_SORTS.filter((sort) => sort !== own || sort === asked);
    const isKnown = complete || part !== null;
    const offered =
      complete || part === null
        ? sortsFor(shown ?? games ?? [], useful)
        : useful.filter((sort) => part.sorts.includes(sort));
    const isOffered = offered.includes(asked);
    const sorts =
      isKnown || isOffered
        ? offered
        : useful.filter((sort) => sort === asked || offered.includes(sort));
    const sort = isKnown && !isOffered ? 'default' : asked;
    const shownFigure = sort === 'default' && isFigureSort(own) ? own : sort;
    const isOwn = own === 'favourite' || own === 'recent';
    const defaultOrder = isOwn ? 'latest' : isFigureSort(own) ? own : 'default';
    return { sort, shownFigure, defaultOrder, sorts };
  }, [own, games, complete, asked, shown, part]);
}
