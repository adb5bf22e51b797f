import type { MemberApi } from '@brand/api';
import type { Game, GameDetail } from '@brand/domain';
import type { WonGame } from '@brand/ui';
import { queryOptions } from '@tanstack/react-query';
import { loadGameDetailApi } from '../../../member/games/gameDetailQueries.ts';

/** Number of games whose wins are read. */
const GAMES = 24;
const SHOWN = 12;
/** Maximum number of wins for each game, so that no game fills the row. */
const OF_ONE_GAME = 2;
const STALE_MS = 60_000;

/** The latest wins in the most played games, newest first. */
export function recentWinsOptions(api: MemberApi) {
  return queryOptions({
    queryKey: ['recentWins'],
    queryFn: async ({ signal }) => {
      const detail = await loadGameDetailApi(api);
      const query = { type: 'slot', sort: 'hot', wins: true, limit: GAMES } as const;
      return latestWins((await detail.games(query, { signal })).games);
    },
    staleTime: STALE_MS,
  });
}

/** The latest wins of each game, merged. Without what the row does not show, because it is in the document of home. */
export function latestWins(games: readonly GameDetail[]): readonly WonGame[] {
  return games
    .flatMap(({ info: _info, rating: _rating, wins, ...game }) =>
      wins.slice(0, OF_ONE_GAME).map((win) => ({ ...win, game: game satisfies Game })),
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN);
}
