import type { GamePage } from '@brand/api';
import type { Game } from '@brand/domain';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../member/services.ts';
import { gameDetailOptions } from '../../member/games/gameDetailQueries.ts';

/** A game from any cached list; undefined if none contains it. */
export function useKnownGame(id: string | null): Game | undefined {
  const queries = useQueryClient();
  if (id === null) return undefined;
  const lists = [
    ...queries.getQueriesData<GamePage>({ queryKey: ['games'] }),
    ...queries.getQueriesData<InfiniteData<GamePage>>({ queryKey: ['wholeList'] }),
  ];
  return findKnown(lists, id);
}

/** One game by its id: from any cached list, otherwise from its own request. */
export function useGame(id: string | null) {
  const { api } = useServices();
  const known = useKnownGame(id);
  const { data, error, refetch } = useQuery({
    ...gameDetailOptions(api, id ?? ''),
    enabled: known === undefined && id !== null,
  });
  return {
    game: known ?? data ?? undefined,
    missing: known === undefined && data === null,
    error,
    retry: () => void refetch(),
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
