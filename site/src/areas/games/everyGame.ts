import type { GameDetailApi, GameDetailsQuery } from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';

/** Maximum of one reply (openapi, `ListsRequest.limit`). */
const PAGE = 500;

/** Reads every game of a list, without duplicates: a list that changes between two replies contains a game twice. */
export async function readEveryGame(
  api: Pick<GameDetailApi, 'games'>,
  query: GameDetailsQuery,
  signal: AbortSignal,
): Promise<readonly GameDetail[]> {
  const games = new Map<string, GameDetail>();
  for (let skip = 0; ; skip += PAGE) {
    const page = await api.games({ ...query, limit: PAGE, skip }, { signal });
    for (const game of page.games) games.set(game.id, game);
    if (page.games.length + page.dropped < PAGE || skip + PAGE >= page.total) break;
  }
  return [...games.values()];
}
