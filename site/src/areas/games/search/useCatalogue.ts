import { type GameDetail, type SearchIndex, searchIndex } from '@brand/domain';
import { useMemo } from 'react';
import { useClosedProviders } from '../useClosedProviders.ts';
import { useWholeList } from '../useWholeList.ts';

/** Every game, as far as it is here, prepared for searching. */
export interface Catalogue {
  readonly games: readonly GameDetail[];
  readonly indexes: readonly SearchIndex<GameDetail>[];
  /** Whether all games are here. Until then a game that is not found may still come. */
  readonly complete: boolean;
  readonly error: Error | null;
}

const NONE: readonly GameDetail[] = [];
const ALL = {};
/** Games that are prepared at a time: a few milliseconds' work. */
const SLICE = 500;

const indexes = new WeakMap<GameDetail, { last: GameDetail; index: SearchIndex<GameDetail> }>();

/**
 * The catalogue, asked for once and kept; searching in it asks nothing more.
 *
 * @param wanted whether it is searched in; until then it is neither asked for nor prepared
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

/** What came with an earlier page is not prepared again. */
function indexOf(slice: readonly GameDetail[]): SearchIndex<GameDetail> {
  const [first, last] = [slice[0]!, slice.at(-1)!];
  const known = indexes.get(first);
  if (known?.last === last) return known.index;
  const index = searchIndex(slice);
  indexes.set(first, { last, index });
  return index;
}
