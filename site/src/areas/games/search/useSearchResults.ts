import type { MemberApi } from '@brand/api';
import { createGameDetailApi } from '@brand/api/gameDetail';
import type { FilterableGame, MatchKind } from '@brand/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { type SearchPart, type SearchView, searchPartOptions } from './searchPart.ts';
import { useAnswerer, useAsking } from './useAnswerer.ts';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';

/** Maximum of one reply. */
const MOST = 500;
const STALE_MS = 300_000;

/** The results of the API, with the figures that they can be ordered by. */
function answerOptions({ client }: MemberApi, term: string, userId: string | null) {
  return queryOptions({
    queryKey: ['searchResults', term, userId],
    queryFn: ({ signal }) =>
      createGameDetailApi(client).games({ search: term, limit: MOST }, { signal }),
    staleTime: STALE_MS,
  });
}

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
 * The results for a term: from the site, in the order of its suggestions, once all games are loaded, otherwise from the
 * API. Later games, Back or a reload do not change the order. If the API finds nothing, all games are searched before
 * that is reported. A document has the first results of the site.
 */
export function useSearchResults(term: string, view: SearchView): SearchResults {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const { locale } = usePlace();
  const part = useQuery(searchPartOptions(term, view, locale)).data ?? null;
  const catalogue = useCatalogue(true, part !== null);
  const { before, asksApi } = useAsking(catalogue, true, part !== null);
  const answer = useQuery({
    ...answerOptions(api, term, userId),
    enabled: asksApi,
  });
  const own = useMemo(
    () => (catalogue.complete && catalogue.finder ? catalogue.finder.find(term) : null),
    [catalogue, term],
  );
  const answered = answer.data && answer.data.games.length > 0 ? answer.data.games : undefined;
  const said = answered ? 'games' : answer.isPending ? 'waiting' : 'nothing';
  const by = useAnswerer(before, own !== null, said);
  if (own && by === 'site') {
    const games = own.matches.map(({ game }) => game);
    const { meant, dropped } = own;
    const best = own.matches[0]?.kind ?? null;
    return { games, meant, dropped, best, error: null, catalogue, part: null };
  }
  // Without the catalogue the result of the API is final.
  const games = answered ?? (catalogue.error ? answer.data?.games : undefined);
  const error = games ? null : answer.error;
  const found = games ? null : part;
  const { meant = null, dropped = [], best = null } = found ?? {};
  return { games, meant, dropped, best, error, catalogue, part: found };
}
