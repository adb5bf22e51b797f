import { type Game, type GameSort, GAME_SORTS, gameName } from './game.ts';

/** Sort keys by sort option. Equal games keep the operator's order. */
const FIRST: Readonly<Record<'new' | 'hot' | 'freespin', (game: Game) => boolean>> = {
  new: ({ isNew }) => isNew,
  hot: ({ hot }) => hot,
  freespin: ({ freeSpin }) => freeSpin,
};

const collators = new Map<string, Intl.Collator>();

/** Thai is sorted by consonants: a leading vowel counts after its consonant, and tone marks count least. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** The sort option in an address. Unknown text means the operator's order. */
export function gameSortOf(text: string | null): GameSort {
  return GAME_SORTS.find((sort) => sort === text) ?? 'default';
}

/**
 * Games in the order of a sort option (section 2). Equal games keep their order. For the operator's order, the list
 * itself is returned.
 *
 * @param locale language of the names for A-Z
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
