import type { FigureSort, GameSort, GameType } from '@brand/domain';
import type { OfferedGame } from './offeredGame.ts';
import { searchKey } from './searchKey.ts';

/** The orders of the contract. Those by a figure are made by the site. */
type ListSort = Exclude<GameSort, FigureSort>;

/** Filters of a game list that do not depend on the member. Omitted filters do not apply. */
export interface GameFilter {
  type?: GameType | undefined;
  /** Id of the provider. */
  category?: string | undefined;
  /** Exact name of the provider. */
  categoryName?: string | undefined;
  search?: string | undefined;
  hot?: boolean | undefined;
  new?: boolean | undefined;
  freespin?: boolean | undefined;
  /** True: only games that can be played with play money. */
  demo?: boolean | undefined;
  sort?: ListSort | undefined;
}

/** All matching games, in the requested order. */
export type GameFinder = (filter: GameFilter) => readonly OfferedGame[];

/** Number of cached results; each is a list of references. */
const KEPT = 200;

const first: Readonly<Record<'new' | 'hot' | 'freespin', (each: OfferedGame) => boolean>> = {
  new: ({ game }) => game.new,
  hot: ({ game }) => game.hot,
  freespin: ({ game }) => game.freespin,
};

const { compare } = new Intl.Collator('en');

/** Creates a finder for these games. It sorts once per order and caches recent results. */
export function gameFinder(games: readonly OfferedGame[]): GameFinder {
  const orders = new Map<ListSort, readonly OfferedGame[]>([['default', games]]);
  const answers = new Map<string, readonly OfferedGame[]>();

  function ordered(sort: ListSort): readonly OfferedGame[] {
    const known = orders.get(sort);
    if (known) return known;
    const order = inOrder(games, sort);
    orders.set(sort, order);
    return order;
  }

  return (filter) => {
    const key = JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = answers.get(key);
    if (known) return known;
    const answer = ordered(filter.sort ?? 'default').filter(matcher(filter));
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}

function inOrder(games: readonly OfferedGame[], sort: ListSort): readonly OfferedGame[] {
  if (sort === 'default') return games;
  if (sort === 'az') return games.toSorted((a, b) => compare(a.game.nameEn, b.game.nameEn));
  const rank = first[sort];
  return games.toSorted((a, b) => Number(rank(b)) - Number(rank(a)));
}

function matcher(filter: GameFilter): (each: OfferedGame) => boolean {
  const { type, category, categoryName, hot, freespin, demo } = filter;
  const words = searchKey(filter.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (each) => {
    const { game, provider } = each;
    return (
      (type === undefined || game.type === type) &&
      (category === undefined || game.provider === category) &&
      (categoryName === undefined || provider.name === categoryName) &&
      (!hot || game.hot) &&
      (!filter.new || game.new) &&
      (!freespin || game.freespin) &&
      (!demo || each.demo) &&
      found(each, words)
    );
  };
}

/** Every word of the search must be in the names of the game, or every word in the name of its provider. */
function found({ keys }: OfferedGame, words: readonly string[]): boolean {
  return keys.some((key) => words.every((word) => key.includes(word)));
}
