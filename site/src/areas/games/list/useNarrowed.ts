import {
  type FilterableGame,
  type GameFilter,
  type OfferedFacet,
  chosenCount,
  narrowGames,
  orderGames,
  withProviders,
} from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { listFacets } from './listFacets.ts';
import { type ListPart, type ListView, listPartOptions } from './listPart.ts';
import type { Listed } from './useListed.ts';
import { mainLocale } from '../../../language/locale.ts';

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

/** The first games of an order or filter from the document; null on other pages, and for another choice. */
export function useListPart(id: string | null, view: ListView): ListPart | null {
  const { locale } = usePlace();
  return useQuery(listPartOptions(id, view, locale)).data ?? null;
}

/**
 * Orders and filters a list. This needs all games. Until they are loaded, the first games from the document are shown, or
 * nothing: a partial result would change a moment later.
 *
 * @param part null for none
 * @param counted whether the choices are visible and have to be counted
 */
export function useNarrowed(
  { games, complete }: Listed['list'],
  { sort, filter: asked }: ListView,
  part: ListPart | null,
  counted: boolean,
): Narrowed {
  const { locale } = usePlace();
  const { operator } = useServices();
  const all = complete ? games : undefined;
  const ordered = useMemo(
    () => all && orderGames(all, sort, locale, mainLocale()),
    [all, sort, locale],
  );
  const filter = useMemo(() => {
    if (!all) return part?.filter ?? asked;
    if (!asked.provider) return asked;
    const there = new Set(all.map(({ provider }) => provider.id));
    return withProviders(asked, (id) => there.has(id));
  }, [all, asked, part]);
  const isWhole = chosenCount(filter) === 0;
  const narrowed = useMemo(
    () =>
      ordered && (counted || !isWhole) ? narrowGames(ordered, filter, listFacets(operator)) : null,
    [ordered, filter, counted, isWhole, operator],
  );
  return {
    ordered,
    shown:
      narrowed?.games ??
      ordered ??
      part?.games ??
      (isWhole && sort === 'default' ? games : undefined),
    filter,
    facets: narrowed?.facets ?? null,
  };
}
