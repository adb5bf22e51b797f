import { type Game, type MatchKind, searchGames } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { gameListOptions } from '../gameQueries.ts';
import { useAnswerer, useAsking } from './useAnswerer.ts';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';

/** Maximum of one reply. */
const MOST = 500;

/** State of a search. */
export interface SearchResults {
  /** Best match first. Undefined while unknown. */
  readonly games: readonly Game[] | undefined;
  /** The corrected term, if it was typed with the wrong keyboard layout. */
  readonly meant: string | null;
  /** How the best match was found. Null if the API found it. */
  readonly best: MatchKind | null;
  readonly error: Error | null;
  /** All games that have loaded. */
  readonly catalogue: Catalogue;
}

/**
 * The results for a term: from the site, in the order of its suggestions, once all games are loaded, otherwise from the
 * API. Later games, Back or a reload do not change the order. If the API finds nothing, all games are searched before
 * that is reported.
 */
export function useSearchResults(term: string): SearchResults {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const catalogue = useCatalogue(true);
  const { before, asksApi } = useAsking(catalogue, true);
  const answer = useQuery({
    ...gameListOptions(api, { search: term, limit: MOST }, userId),
    enabled: asksApi,
  });
  const own = useMemo(
    () => (catalogue.complete ? searchGames(catalogue.indexes, term) : null),
    [catalogue, term],
  );
  const answered = answer.data && answer.data.games.length > 0 ? answer.data.games : undefined;
  const said = answered ? 'games' : answer.isPending ? 'waiting' : 'nothing';
  const by = useAnswerer(before, own !== null, said);
  if (own && by === 'site') {
    const games = own.matches.map(({ game }) => game);
    return { games, meant: own.meant, best: own.matches[0]?.kind ?? null, error: null, catalogue };
  }
  // Without the catalogue the result of the API is final.
  const games = answered ?? (catalogue.error ? answer.data?.games : undefined);
  const error = games ? null : answer.error;
  return { games, meant: null, best: null, error, catalogue };
}
