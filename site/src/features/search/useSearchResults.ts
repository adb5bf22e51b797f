import { type Game, type MatchKind, searchGames } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { entryState } from '../../app/entryState.ts';
import { useServices, useSession } from '../../app/services.ts';
import { gameListOptions } from '../games/gameQueries.ts';
import { useCatalogue } from './useCatalogue.ts';

/** As many games as one answer can bring. */
const MOST = 500;

export interface SearchResults {
  /** The best first; undefined while nobody knows. */
  readonly games: readonly Game[] | undefined;
  /** What was meant, where the keyboard stood on the wrong layout. */
  readonly meant: string | null;
  /** How the best one was found, null where the API found it. */
  readonly best: MatchKind | null;
  readonly error: Error | null;
  /** All games, as far as they are here. */
  readonly all: readonly Game[];
}

/**
 * What is found for a term: by the site, in the order of its suggestions, once all games are here, else by the API. What
 * stands on the page is not shuffled when they come, nor by Back or a reload; where the API found nothing, they are looked
 * through before that is said.
 */
export function useSearchResults(term: string): SearchResults {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const catalogue = useCatalogue();
  const [{ found }] = useState(entryState);
  const [asked] = useState(!catalogue.complete || found === 'api');
  const answer = useQuery({
    ...gameListOptions(api, { search: term, limit: MOST }, userId),
    enabled: asked && (found !== 'site' || catalogue.error !== null),
  });
  const own = useMemo(
    () => (catalogue.complete ? searchGames(catalogue.indexes, term) : null),
    [catalogue, term],
  );
  const answered = answer.data && answer.data.games.length > 0 ? answer.data.games : undefined;
  // What came first stays, and what stood on this entry before.
  const [first, setFirst] = useState<'api' | 'site' | null>(null);
  if (first === null && own && (found !== 'api' || (!answered && !answer.isPending))) {
    setFirst('site');
  } else if (first === null && answered) setFirst('api');
  useEffect(() => {
    if (first !== null) history.replaceState({ ...entryState(), found: first }, '');
  }, [first]);
  const all = catalogue.games;
  if (own && (first === 'site' || (first === 'api' && !answered))) {
    const games = own.matches.map(({ game }) => game);
    return { games, meant: own.meant, best: own.matches[0]?.kind ?? null, error: null, all };
  }
  // Without the catalogue the API has the last word.
  const games = answered ?? (catalogue.error ? answer.data?.games : undefined);
  const error = games ? null : answer.error;
  return { games, meant: null, best: null, error, all };
}
