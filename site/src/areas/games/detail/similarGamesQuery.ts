import type { MemberApi } from '@brand/api';
import { type GameDetail, similarGames } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { loadGameDetailApi } from '../../../member/games/gameDetailQueries.ts';

const STALE_MS = 300_000;

/** Number of cards in the row. */
const SHOWN = 12;

/** Number of games that are compared. A phone does not load thousands for one row. */
const COMPARED = 80;

/** Similar games, from the games of its provider and the first of its type. */
export function similarGamesOptions(api: MemberApi, game: GameDetail, userId: string | null) {
  const { id, type, provider } = game;
  return queryOptions({
    queryKey: ['similarGames', id, userId],
    queryFn: async ({ signal }) => {
      const detail = await loadGameDetailApi(api);
      const [kind, maker] = await Promise.all([
        detail.games({ type, limit: COMPARED }, { signal }),
        detail.games({ type, category: provider.id, limit: COMPARED }, { signal }),
      ]);
      return similarGames(game, [...kind.games, ...maker.games], SHOWN);
    },
    staleTime: STALE_MS,
  });
}
