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

/** A list after ordering and filtering. */
export interface Narrowed {
  /** All games in the selected order. Undefined until all are loaded. */
  readonly ordered: readonly FilterableGame[] | undefined;
  /** The visible games. Undefined while unknown. */
  readonly shown: readonly FilterableGame[] | undefined;
  /** The filter without providers that have no game here. */
  readonly filter: GameFilter;
  /** The available choices. Null while they are not counted. */
  readonly facets: readonly OfferedFacet[] | null;
}

/**
 * Orders and filters a list. This needs all games. Until they are loaded nothing is shown, because a partial result would
 * change a moment later.
 *
 * @param counted whether the choices are visible and have to be counted
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
