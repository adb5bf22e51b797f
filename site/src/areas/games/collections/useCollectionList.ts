import type { GameCollection } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import { collectionCode, collectionOptions } from './collectionQueries.ts';

const ALL = {};

/**
 * The games of a collection: the first ones from the server, and all of them when every game has loaded.
 *
 * @param collection null requests nothing
 */
export function useCollectionList(collection: GameCollection | null): WholeList {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const { data, error, refetch } = useQuery({
    ...collectionOptions(services, collection ?? 'low-bet', userId),
    enabled: collection !== null,
  });
  const first = collection === null ? undefined : data;
  const hasMore = first !== undefined && first.total > first.games.length;
  const all = useWholeList(hasMore ? ALL : null);
  const code = useLazyModule(collectionCode, hasMore);
  const whole = useMemo(
    () =>
      collection !== null && hasMore && code && all.complete && all.games
        ? code.gamesInCollection(collection, all.games)
        : null,
    [collection, hasMore, code, all.complete, all.games],
  );
  return {
    games: whole ?? first?.games,
    total: whole?.length ?? first?.total ?? null,
    complete: whole !== null || (first !== undefined && !hasMore),
    error: first ? (hasMore ? all.error : null) : error,
    retry: first ? all.retry : () => void refetch(),
  };
}
