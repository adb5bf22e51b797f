import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { ownGamesOptions } from '../favourites/ownGamesQuery.ts';
import type { OwnList } from '../list/listQuery.ts';

/**
 * The member's own list on the home page. Whether it is empty is decided once, so that a first favourite moves no row of
 * the open page. If the operator has no such lists, there is nothing.
 *
 * @returns `isEmpty` is undefined while unknown
 */
export function useOwnGames(list: OwnList) {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const { favourites: hasLists } = services.operator.features;
  const { data, error, isFetching } = useQuery({
    ...ownGamesOptions(services, list, userId),
    enabled: userId !== null && hasLists,
  });
  const [isEmpty, setEmpty] = useState<boolean>();
  const count = data?.games.length ?? 0;
  if (isEmpty === undefined && (count > 0 || error || (data && !isFetching))) {
    setEmpty(count === 0);
  }
  return { games: data?.games, isEmpty: hasLists ? isEmpty : true };
}
