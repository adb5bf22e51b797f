import {
  GAME_FACETS,
  type GameFilter,
  type GameSort,
  gameFilterParams,
  gameSortOf,
  readGameFilter,
} from '@brand/domain';
import { useMemo } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { listFacets } from './listFacets.ts';

/** How a list is looked at. */
export interface ListView {
  readonly sort: GameSort;
  readonly filter: GameFilter;
}

/**
 * Order and filters of a list, kept in the address beside whatever else it says: a reload, a shared link and the other language
 * show the same, and each choice is a step that Back undoes. What nobody offers counts as not given.
 */
export function useListView(): readonly [ListView, (change: Partial<ListView>) => void] {
  const place = usePlace();
  const { operator } = useServices();
  const view = useMemo((): ListView => {
    const params = new URLSearchParams(place.search);
    return {
      sort: gameSortOf(params.get('sort')),
      filter: readGameFilter(params, listFacets(operator)),
    };
  }, [place.search, operator]);
  const show = (change: Partial<ListView>) => {
    const { sort, filter } = { ...view, ...change };
    const params = new URLSearchParams(place.search);
    for (const name of ['sort', ...GAME_FACETS]) params.delete(name);
    if (sort !== 'default') params.set('sort', sort);
    for (const [name, value] of gameFilterParams(filter)) params.append(name, value);
    const query = params.size > 0 ? `?${params}` : '';
    if (query !== place.search) place.go(place.pathname + query);
  };
  return [view, show];
}
