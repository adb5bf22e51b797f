import { ApiError, type MemberApi } from '@brand/api';
import type { FilterableGame, MatchKind } from '@brand/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadGameDetailApi } from '../../../member/games/gameDetailQueries.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { type SearchPart, type SearchView, searchPartOptions } from './searchPart.ts';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';

/** Maximum of one reply. */
const MOST = 500;
const STALE_MS = 300_000;

/** The results of the API, with the figures that they can be ordered by. */
function answerOptions(api: MemberApi, term: string, userId: string | null) {
  return queryOptions({
    queryKey: ['searchResults', term, userId],
    queryFn: async ({ signal }) =>
      (await loadGameDetailApi(api)).games({ search: term, limit: MOST }, { signal }),
    staleTime: STALE_MS,
  });
}

const isTimeout = (error: unknown) => error instanceof ApiError && error.fault?.kind === 'timeout';

/** State of a search. */
export interface SearchResults {
  /** Best match first. Undefined while unknown. */
  readonly games: readonly FilterableGame[] | undefined;
  /** The corrected term, if it was typed with the wrong keyboard layout. */
  readonly meant: string | null;
  /** Words of the term that are in no game, and were left out. */
  readonly dropped: readonly string[];
  /** How the best match was found. Null if the API found it. */
  readonly best: MatchKind | null;
  readonly error: Error | null;
  /** All games that have loaded. */
  readonly catalogue: Catalogue;
  /** The first results for the chosen type and order from the document, until all are known. Null for none. */
  readonly part: SearchPart | null;
}

/**
 * The results for a term: from the site, in the order of its suggestions, once all games are loaded, and from the API only if
 * they cannot be read. The API knows fewer ways to spell a name, so its results would differ from those of the same term a
 * moment later. A document has the first results of the site.
 */
export function useSearchResults(term: string, view: SearchView): SearchResults {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const { locale } = usePlace();
  const part = useQuery(searchPartOptions(term, view, locale)).data ?? null;
  const catalogue = useCatalogue(true, part !== null);
  const { complete, finder } = catalogue;
  const isAsked = catalogue.error !== null;
  const answer = useQuery({ ...answerOptions(api, term, userId), enabled: isAsked });
  const own = useMemo(
    () => (complete && finder ? finder.find(term) : null),
    [complete, finder, term],
  );
  if (own) {
    const games = own.matches.map(({ game }) => game);
    const { meant, dropped } = own;
    const best = own.matches[0]?.kind ?? null;
    return { games, meant, dropped, best, error: null, catalogue, part: null };
  }
  const games = isAsked ? answer.data?.games : undefined;
  // A search without a reply says so. It would take twice as long if it waited for the API, which may still answer.
  const silent = isTimeout(catalogue.error) ? catalogue.error : null;
  const error = games ? null : (answer.error ?? silent);
  const found = games ? null : part;
  const { meant = null, dropped = [], best = null } = found ?? {};
  return { games, meant, dropped, best, error, catalogue, part: found };
}
