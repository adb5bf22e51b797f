import type { MatchKind } from '@brand/domain';
import { useMemo } from 'react';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import { useCatalogue } from '../search/useCatalogue.ts';
import type { ListPart } from './listPart.ts';

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
 * The games that match a term, the same as on the search page: found by the site, which waits for all games, and by the API
 * only if they cannot be read. A document has the first ones.
 *
 * @param term null requests nothing
 * @param part the first games from the document; null for none
 */
export function useTermList(term: string | null, part: ListPart | null): TermList {
  const { finder, complete, error } = useCatalogue(term !== null, part !== null);
  const asked = useWholeList(error !== null && term !== null ? { search: term } : null);
  const own = useMemo(() => {
    if (term === null || !complete || !finder) return null;
    const { matches, meant, dropped } = finder.find(term);
    const best = matches[0]?.kind ?? null;
    return { games: matches.map(({ game }) => game), meant, dropped, best };
  }, [finder, complete, term]);
  const { retry } = asked;
  if (own) return { ...own, total: own.games.length, complete: true, error: null, retry };
  const { meant = null, dropped = [], best = null } = (asked.games ? null : part?.found) ?? {};
  return { ...(error ? asked : ON_ITS_WAY), retry, meant, dropped, best };
}

const ON_ITS_WAY = { games: undefined, total: null, complete: false, error: null };
