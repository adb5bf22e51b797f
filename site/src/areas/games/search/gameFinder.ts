import {
  type FoundGames,
  type GameDetail,
  type SearchIndex,
  searchGames,
  searchIndex,
  searchWords,
} from '@brand/domain';

/** Searches loaded games. */
export interface GameFinder {
  /** The games that match a term, see `searchGames`. */
  readonly find: (term: string) => FoundGames<GameDetail>;
  /** Words of a term that find something, see `searchWords`. @param most maximum number of words */
  readonly words: (term: string, most: number) => readonly string[];
}

/** Number of games that are prepared at a time: a few milliseconds of work. */
const SLICE = 500;

const prepared = new WeakMap<GameDetail, { last: GameDetail; index: SearchIndex<GameDetail> }>();

/** Prepares games for searching. Those of an earlier call are not prepared again. */
export function finderOf(games: readonly GameDetail[]): GameFinder {
  const indexes: SearchIndex<GameDetail>[] = [];
  for (let at = 0; at < games.length; at += SLICE) {
    indexes.push(indexOf(games.slice(at, at + SLICE)));
  }
  return {
    find: (term) => searchGames(indexes, term),
    words: (term, most) => searchWords(indexes, term, most),
  };
}

function indexOf(slice: readonly GameDetail[]): SearchIndex<GameDetail> {
  const [first, last] = [slice[0]!, slice.at(-1)!];
  const known = prepared.get(first);
  if (known?.last === last) return known.index;
  const index = searchIndex(slice);
  prepared.set(first, { last, index });
  return index;
}
