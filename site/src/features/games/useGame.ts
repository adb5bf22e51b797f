import type { GamePage } from '@brand/api';
import type { Game } from '@brand/domain';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useSession } from '../../app/services.ts';
import { gameListOptions } from './gameQueries.ts';

/** One game by its id: from any list that is here, else from the list of all. */
export function useGame(id: string | null) {
  const queries = useQueryClient();
  const { api } = useServices();
  const session = useSession();
  const known =
    id === null
      ? undefined
      : findKnown(
          [
            ...queries.getQueriesData<GamePage>({ queryKey: ['games'] }),
            ...queries.getQueriesData<InfiniteData<GamePage>>({ queryKey: ['wholeList'] }),
          ],
          id,
        );
  const all = useQuery({
    ...gameListOptions(api, { limit: 500 }, session?.userId ?? null),
    enabled: known === undefined && id !== null,
  });
  return {
    game: known ?? all.data?.games.find((game) => game.id === id),
    missing:
      known === undefined &&
      all.data !== undefined &&
      !all.data.games.some((game) => game.id === id),
    error: all.error,
    retry: () => void all.refetch(),
  };
}

function findKnown(
  lists: readonly (readonly [unknown, GamePage | InfiniteData<GamePage> | undefined])[],
  id: string,
): Game | undefined {
  for (const [, list] of lists) {
    const pages = list && 'pages' in list ? list.pages : [list];
    for (const page of pages) {
      const game = page?.games.find((candidate) => candidate.id === id);
      if (game) return game;
    }
  }
  return undefined;
}
