import { gameFilterParams } from '@brand/domain';
import { useMemo } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { type ListView, VIEW_PARAMS, listViewOf } from './listPart.ts';

/**
 * Order and filters of a list, stored in the address next to other parameters. A reload, a shared link and the other
 * language show the same, and Back undoes each choice.
 */
export function useListView(): readonly [ListView, (change: Partial<ListView>) => void] {
  const place = usePlace();
  const { operator } = useServices();
  const view = useMemo(
    () => listViewOf(new URLSearchParams(place.search), operator),
    [place.search, operator],
  );
  const show = (change: Partial<ListView>) => {
    const { sort, filter } = { ...view, ...change };
    const params = new URLSearchParams(place.search);
    for (const name of VIEW_PARAMS) params.delete(name);
    if (sort !== 'default') params.set('sort', sort);
    for (const [name, value] of gameFilterParams(filter)) params.append(name, value);
    const query = params.size > 0 ? `?${params}` : '';
    if (query !== place.search) place.go(place.pathname + query);
  };
  return [view, show];
}
