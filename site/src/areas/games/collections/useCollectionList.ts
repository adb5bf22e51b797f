import type { GameCollection } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { type WholeList, useWholeList } from '../useWholeList.ts';
import { collectionCode, collectionOptions } from './collectionQueries.ts';

const ALL = {};

/**
 * The games of a collection: the first ones from the server, and all of them when every game has loaded.
 *
 * @param collection null requests nothing
 * @param hasPart whether its first games are in the document in another order, which only all games continue
 */
export function useCollectionList(collection: GameCollection | null, hasPart: boolean): WholeList {
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  // Also after another choice: all games are being read.
  const [ofPart] = useState(hasPart ? collection : null);
  const isPart = collection !== null && (hasPart || ofPart === collection);
  const { data, error, refetch } = useQuery({
    ...collectionOptions(services, collection ?? 'low-bet', userId),
    enabled: collection !== null && !isPart,
  });
  const first = collection === null ? undefined : data;
  const hasMore = isPart || (first !== undefined && first.total > first.games.length);
  const all = useWholeList(hasMore ? ALL : null, hasPart);
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
    error: hasMore ? all.error : first ? null : error,
    retry: hasMore ? all.retry : () => void refetch(),
  };
}
