import { type Game, type MatchKind, searchGames } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { gameListOptions } from '../gameQueries.ts';
import { useAnswerer, useAsking } from './useAnswerer.ts';
import { type Catalogue, useCatalogue } from './useCatalogue.ts';

/** As many games as one answer can bring. */
const MOST = 500;

/** What is known of a search. */
export interface SearchResults {
  /** The best first; undefined while nobody knows. */
  readonly games: readonly Game[] | undefined;
  /** What was meant, where the keyboard stood on the wrong layout. */
  readonly meant: string | null;
  /** How the best one was found, null where the API found it. */
  readonly best: MatchKind | null;
  readonly error: Error | null;
  /** All games, as far as they are here. */
  readonly catalogue: Catalogue;
}

/**
 * What is found for a term: by the site, in the order of its suggestions, once all games are here, else by the API. What
 * stands on the page is not shuffled when they come, nor by Back or a reload; where the API found nothing, they are looked
 * through before that is said.
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
  // Without the catalogue the API has the last word.
  const games = answered ?? (catalogue.error ? answer.data?.games : undefined);
  const error = games ? null : answer.error;
  return { games, meant: null, best: null, error, catalogue };
}
