import { type GameDetail, type SearchIndex, searchIndex } from '@brand/domain';
import { useMemo } from 'react';
import { useClosedProviders } from '../useClosedProviders.ts';
import { useWholeList } from '../useWholeList.ts';

/** All loaded games, prepared for searching. */
export interface Catalogue {
  readonly games: readonly GameDetail[];
  readonly indexes: readonly SearchIndex<GameDetail>[];
  /** Whether all games are loaded. Until then a game that was not found may still load. */
  readonly complete: boolean;
  readonly error: Error | null;
}

const NONE: readonly GameDetail[] = [];
const ALL = {};
/** Number of games that are prepared at a time: a few milliseconds of work. */
const SLICE = 500;

const indexes = new WeakMap<GameDetail, { last: GameDetail; index: SearchIndex<GameDetail> }>();

/**
 * The game catalogue, requested once and cached. A search sends no further request.
 *
 * @param wanted whether a search is active; until then it is neither requested nor prepared
 */
export function useCatalogue(wanted: boolean): Catalogue {
  const { games: all = NONE, complete, error } = useWholeList(wanted ? ALL : null);
  useClosedProviders(wanted);
  const games = wanted ? all : NONE;
  return useMemo(
    () => ({ games, indexes: indexesOf(games), complete, error }),
    [games, complete, error],
  );
}

function indexesOf(games: readonly GameDetail[]): readonly SearchIndex<GameDetail>[] {
  const slices: SearchIndex<GameDetail>[] = [];
  for (let at = 0; at < games.length; at += SLICE)
    slices.push(indexOf(games.slice(at, at + SLICE)));
  return slices;
}

/** Games of an earlier page are not prepared again. */
function indexOf(slice: readonly GameDetail[]): SearchIndex<GameDetail> {
  const [first, last] = [slice[0]!, slice.at(-1)!];
  const known = indexes.get(first);
  if (known?.last === last) return known.index;
  const index = searchIndex(slice);
  indexes.set(first, { last, index });
  return index;
}
