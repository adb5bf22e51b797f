import { type Game, type GameSort, GAME_SORTS, gameName } from './game.ts';

/** What comes first, by sort option; what it does not tell apart stays in the operator's order. */
const FIRST: Readonly<Record<'new' | 'hot' | 'freespin', (game: Game) => boolean>> = {
  new: ({ isNew }) => isNew,
  hot: ({ hot }) => hot,
  freespin: ({ freeSpin }) => freeSpin,
};

const collators = new Map<string, Intl.Collator>();

/** Thai is ordered by its consonants: a vowel that is written before one counts after it, and tone marks hardly count. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** The sort option that a text names, as it stands in an address; what nobody offers is the operator's order. */
export function gameSortOf(text: string | null): GameSort {
  return GAME_SORTS.find((sort) => sort === text) ?? 'default';
}

/**
 * Games in the order of a sort option (section 2). Equal ones keep the order that they came in; the list itself is returned
 * where that order is the operator's.
 *
 * @param locale language of the names that A-Z goes by
 */
export function orderGames<Each extends Game>(
  games: readonly Each[],
  sort: GameSort,
  locale: string,
): readonly Each[] {
  if (sort === 'default') return games;
  if (sort === 'az') {
    const { compare } = collatorOf(locale);
    return games
      .map((game) => ({ game, name: gameName(game, locale) }))
      .sort((one, other) => compare(one.name, other.name))
      .map(({ game }) => game);
  }
  const isFirst = FIRST[sort];
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))];
}
