import type { MatchKind } from '@brand/domain';
import { useMemo } from 'react';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import { useAnswerer, useAsking } from '../search/useAnswerer.ts';
import { useCatalogue } from '../search/useCatalogue.ts';

/** The games of a category that is built from a search term. */
export interface TermList extends WholeList {
  /** The corrected term, if it was typed with the wrong keyboard layout. */
  readonly meant: string | null;
  /** Words of the term that are in no game, and were left out. */
  readonly dropped: readonly string[];
  /** How the best game was found. Null if the API found it. */
  readonly best: MatchKind | null;
}

/**
 * The games that match a term, in the same way as on the search page: by the site when all games are loaded, otherwise by
 * the API.
 *
 * @param term null requests nothing
 */
export function useTermList(term: string | null): TermList {
  const catalogue = useCatalogue(term !== null);
  const { before, asksApi } = useAsking(catalogue, term !== null);
  const asked = useWholeList(asksApi && term !== null ? { search: term } : null);
  const own = useMemo(() => {
    if (term === null || !catalogue.complete || !catalogue.finder) return null;
    const { matches, meant, dropped } = catalogue.finder.find(term);
    const best = matches[0]?.kind ?? null;
    return { games: matches.map(({ game }) => game), meant, dropped, best };
  }, [catalogue, term]);
  const hasGames = asksApi && asked.games !== undefined && asked.games.length > 0;
  const isOver = asksApi && (asked.complete || asked.error !== null);
  const by = useAnswerer(before, own !== null, hasGames ? 'games' : isOver ? 'nothing' : 'waiting');
  if (own && by === 'site') {
    const { games } = own;
    return { ...own, total: games.length, complete: true, error: null, retry: asked.retry };
  }
  // An empty result is final if the full list is unavailable.
  const isTold = hasGames || (isOver && (asked.error !== null || catalogue.error !== null));
  return {
    ...(isTold ? asked : ON_ITS_WAY),
    retry: asked.retry,
    meant: null,
    dropped: [],
    best: null,
  };
}

const ON_ITS_WAY = { games: undefined, total: null, complete: false, error: null };
