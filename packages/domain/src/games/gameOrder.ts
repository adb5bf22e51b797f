import {
  FIGURE_SORTS,
  type FigureSort,
  type Game,
  type GameSort,
  GAME_SORTS,
  gameName,
} from './game.ts';
import type { Locale } from '../text/locale.ts';
import type { FilterableGame } from './gameFilter.ts';

/** Sort keys by sort option. Equal games keep the operator's order. */
const FIRST: Readonly<Record<'new' | 'hot' | 'freespin', (game: Game) => boolean>> = {
  new: ({ isNew }) => isNew,
  hot: ({ hot }) => hot,
  freespin: ({ freeSpin }) => freeSpin,
};

/** The sort option in an address. Unknown text means the operator's order. */
export function gameSortOf(text: string | null): GameSort {
  return GAME_SORTS.find((sort) => sort === text) ?? 'default';
}

/** Whether an order is by a figure, which not every game has. */
export function isFigureSort(sort: string | undefined): sort is FigureSort {
  return FIGURE_SORTS.some((each) => each === sort);
}

/**
 * The figure of a game that an order is by: percent, members, or satang. Null if the API does not return it, or if no one
 * has played or won.
 */
export function sortFigure(
  { info, playersToday, biggestWin }: FilterableGame,
  sort: FigureSort,
): number | null {
  if (sort === 'rtpToday') return info?.day?.rtp ?? null;
  return (sort === 'popularToday' ? playersToday : biggestWin) || null;
}

/** The orders that make a difference to these games: one by a figure that no game has is left out. */
export function sortsFor(
  games: readonly FilterableGame[],
  sorts: readonly GameSort[] = GAME_SORTS,
): readonly GameSort[] {
  return sorts.filter(
    (sort) => !isFigureSort(sort) || games.some((game) => sortFigure(game, sort) !== null),
  );
}

/**
 * Games in the order of a sort option (section 2). Equal games keep their order, and those without the figure of an
 * order are last. For the operator's order, the list itself is returned.
 *
 * @param locale language of the names for A-Z
 * @param main of the site, for a language without names
 */
export function orderGames<Each extends FilterableGame>(
  games: readonly Each[],
  sort: GameSort,
  locale: Locale,
  main?: Locale,
): readonly Each[] {
  if (sort === 'default') return games;
  if (sort === 'az') {
    // Thai is sorted by consonants: a leading vowel counts after its consonant, and tone marks count least.
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return games
      .map((game) => ({ game, name: gameName(game, locale, main) }))
      .sort((one, other) => compare(one.name, other.name))
      .map(({ game }) => game);
  }
  if (isFigureSort(sort)) {
    return games
      .map((game) => ({ game, figure: sortFigure(game, sort) ?? -Infinity }))
      .sort((one, other) => (one.figure === other.figure ? 0 : other.figure - one.figure))
      .map(({ game }) => game);
  }
  const isFirst = FIRST[sort];
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))];
}
