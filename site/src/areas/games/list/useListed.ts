import type { FilterableGame, GameCategory } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pageTitle } from '../../../document/pageTitle.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useCollectionList } from '../collections/useCollectionList.ts';
import { ownGamesOptions } from '../favourites/ownGamesQuery.ts';
import { providersOf } from '../providersOf.ts';
import { providersOptions } from '../providersQuery.ts';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import type { ListPart } from './listPart.ts';
import {
  type AskedList,
  type ListKind,
  gamesQueryOf,
  listKindOf,
  providerNamed,
  termOf,
} from './listQuery.ts';
import { type TermList, useTermList } from './useTermList.ts';

/** A list and its title. */
export interface Listed {
  readonly kind: ListKind;
  readonly title: string;
  /** The provider, if it is a provider's list. */
  readonly provider: GameCategory | null;
  /** How its games were found, if it is built from a term. Otherwise null. */
  readonly found: ({ readonly term: string } & Pick<TermList, 'meant' | 'dropped' | 'best'>) | null;
  /** Its games. Those of a closed provider are visible but cannot be started. */
  readonly list: Omit<WholeList, 'games'> & {
    readonly games: readonly FilterableGame[] | undefined;
  };
}

/**
 * The games of a list, and its title.
 *
 * @param id of the list, as in the address
 * @param part its first games from the document, if they are ordered, filtered or found by a term; null for none
 */
export function useListed(id: string | null, part: ListPart | null): Listed {
  const intl = useIntl();
  const { api } = useServices();
  const kind = listKindOf(id);
  const hasPart = part !== null;
  const title = pageTitle(
    { name: id === null ? 'list' : 'list-id' },
    { id: id ?? '' },
    (sentence, values) => String(intl.formatMessage({ id: sentence }, values)),
  );
  const own = kind.kind === 'favourite' || kind.kind === 'recent' ? kind.kind : null;
  const kept = useOwnList(own);
  const collected = useCollectionList(kind.kind === 'collection' ? kind.collection : null, hasPart);
  const name = kind.kind === 'named' ? kind.code : null;
  const providers = useQuery({ ...providersOptions(api), enabled: name !== null });
  const provider =
    name !== null && providers.data ? providerNamed(providersOf(providers.data), name) : null;
  // Until the providers are loaded it is unknown whether a name is a provider or a term.
  const isAsked =
    own === null && kind.kind !== 'collection' && (name === null || providers.data !== undefined);
  const query = isAsked ? gamesQueryOf(kind as AskedList, provider) : null;
  const asked = useWholeList(query, hasPart);
  const term = isAsked && name !== null && !provider ? termOf(name) : null;
  const { meant, dropped, best, ...found } = useTermList(term, part);
  const isClosed = provider?.enabled === false;
  const games = useMemo(
    () => (isClosed ? asked.games?.map((game) => ({ ...game, available: false })) : asked.games),
    [asked.games, isClosed],
  );
  return {
    kind,
    title,
    provider,
    found: term === null ? null : { term, meant, dropped, best },
    list: list(),
  };

  function list(): Listed['list'] {
    if (own !== null) return kept;
    if (kind.kind === 'collection') return collected;
    if (query !== null) return { ...asked, games };
    if (isAsked) return term === null ? NOTHING : found;
    return { ...asked, error: providers.error, retry: () => void providers.refetch() };
  }
}

/** An unknown id. */
const NOTHING = { games: [], total: 0, complete: true, error: null, retry: () => undefined };

/** A list of the member, which loads in one request. */
function useOwnList(own: 'favourite' | 'recent' | null): Listed['list'] {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const { data, error, refetch } = useQuery({
    ...ownGamesOptions(services, own ?? 'favourite', userId),
    enabled: own !== null,
  });
  return {
    games: data?.games,
    total: data?.games.length ?? null,
    complete: data !== undefined,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
