import {
  type FilterableGame,
  type GameFilter,
  type OfferedFacet,
  chosenCount,
  narrowGames,
  orderGames,
  withProviders,
} from '@brand/domain';
import { useMemo } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { listFacets } from './listFacets.ts';
import type { ListView } from './useListView.ts';
import type { Listed } from './useListed.ts';

/** A list as it is looked at. */
export interface Narrowed {
  /** All games in the order that is looked at; undefined while they are not all here. */
  readonly ordered: readonly FilterableGame[] | undefined;
  /** What is shown; undefined while that cannot be said. */
  readonly shown: readonly FilterableGame[] | undefined;
  /** The filter without providers that have no game here. */
  readonly filter: GameFilter;
  /** What can be chosen; null while that was not counted. */
  readonly facets: readonly OfferedFacet[] | null;
}

/**
 * Orders and narrows a list. Another order or a filter needs every game: until they are here nothing is shown for it, since a
 * part of them in that order would be another list a moment later.
 *
 * @param counted whether choices are looked at, and so have to be counted
 */
export function useNarrowed(
  { games, complete }: Listed['list'],
  { sort, filter: asked }: ListView,
  counted: boolean,
): Narrowed {
  const { locale } = usePlace();
  const { operator } = useServices();
  const all = complete ? games : undefined;
  const ordered = useMemo(() => all && orderGames(all, sort, locale), [all, sort, locale]);
  const filter = useMemo(() => {
    if (!all || !asked.provider) return asked;
    const there = new Set(all.map(({ provider }) => provider.id));
    return withProviders(asked, (id) => there.has(id));
  }, [all, asked]);
  const isWhole = chosenCount(filter) === 0;
  const narrowed = useMemo(
    () =>
      ordered && (counted || !isWhole) ? narrowGames(ordered, filter, listFacets(operator)) : null,
    [ordered, filter, counted, isWhole, operator],
  );
  return {
    ordered,
    shown: narrowed?.games ?? ordered ?? (isWhole && sort === 'default' ? games : undefined),
    filter,
    facets: narrowed?.facets ?? null,
  };
}
