import type { FilterableGame, GameCategory } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pageTitle } from '../../../document/pageTitle.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { ownGamesOptions } from '../favourites/ownGamesQuery.ts';
import { providersOf } from '../providersOf.ts';
import { providersOptions } from '../providersQuery.ts';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import {
  type AskedList,
  type ListKind,
  gamesQueryOf,
  listKindOf,
  providerNamed,
  termOf,
} from './listQuery.ts';
import { type TermList, useTermList } from './useTermList.ts';

/** A list, and what it is called. */
export interface Listed {
  readonly kind: ListKind;
  readonly title: string;
  /** The maker of every game in it, where it is a maker's list. */
  readonly provider: GameCategory | null;
  /** How its games were found, where it is built from a term; else null. */
  readonly found: ({ readonly term: string } & Pick<TermList, 'meant' | 'best'>) | null;
  /** Its games; a maker's that is closed can be looked at, not started. */
  readonly list: Omit<WholeList, 'games'> & {
    readonly games: readonly FilterableGame[] | undefined;
  };
}

/**
 * The games of a list, and what the list is called.
 *
 * @param id of the list, as the address has it
 */
export function useListed(id: string | null): Listed {
  const intl = useIntl();
  const { api } = useServices();
  const kind = listKindOf(id);
  const title = pageTitle(
    { name: id === null ? 'list' : 'list-id' },
    { id: id ?? '' },
    (sentence, values) => String(intl.formatMessage({ id: sentence }, values)),
  );
  const own = kind.kind === 'favourite' || kind.kind === 'recent' ? kind.kind : null;
  const kept = useOwnList(own);
  const name = kind.kind === 'named' ? kind.code : null;
  const providers = useQuery({ ...providersOptions(api), enabled: name !== null });
  const provider =
    name !== null && providers.data ? providerNamed(providersOf(providers.data), name) : null;
  // Whether a name is a provider's or a term is not known before the providers are.
  const isAsked = own === null && (name === null || providers.data !== undefined);
  const query = isAsked ? gamesQueryOf(kind as AskedList, provider) : null;
  const asked = useWholeList(query);
  const term = isAsked && name !== null && !provider ? termOf(name) : null;
  const { meant, best, ...found } = useTermList(term);
  const isClosed = provider?.enabled === false;
  const games = useMemo(
    () => (isClosed ? asked.games?.map((game) => ({ ...game, available: false })) : asked.games),
    [asked.games, isClosed],
  );
  return {
    kind,
    title,
    provider,
    found: term === null ? null : { term, meant, best },
    list: list(),
  };

  function list(): Listed['list'] {
    if (own !== null) return kept;
    if (query !== null) return { ...asked, games };
    if (isAsked) return term === null ? NOTHING : found;
    return { ...asked, error: providers.error, retry: () => void providers.refetch() };
  }
}

/** A name that stands for nothing. */
const NOTHING = { games: [], total: 0, complete: true, error: null, retry: () => undefined };

/** A list of the member, which comes at once. */
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
