import type { MemberApi } from '@brand/api';
import type { GameDetailPage } from '@brand/api/gameDetail';
import {
  COLLECTION_MIN,
  GAME_COLLECTIONS,
  type GameCollection,
  type GameDetail,
  gamesInCollection,
} from '@brand/domain';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { loadGameDetailApi } from '../../../member/games/gameDetailQueries.ts';
import type { Services } from '../../../member/services.ts';
import { jackpotsOptions } from '../jackpots/jackpotsQuery.ts';
import { readEveryGame } from '../everyGame.ts';
import { wholeListKey } from '../wholeListKey.ts';
import type { CollectionPage, OfferedCollection } from './collectionQueries.ts';

export { gamesInCollection };

/** Games of the first answer, as many as of any list. */
const FIRST = 60;
const COVERS = 3;

/** Every game, and which of them play for a jackpot. */
interface Collectable {
  readonly games: readonly GameDetail[];
  readonly jackpotGames: ReadonlySet<string>;
}

/** The collections of these games that have enough games. */
export function offeredCollections({
  games,
  jackpotGames,
}: Collectable): readonly OfferedCollection[] {
  return GAME_COLLECTIONS.flatMap((id) => {
    const own = gamesInCollection(id, games, jackpotGames);
    if (own.length < COLLECTION_MIN) return [];
    // Two games may share a cover.
    const covers = [...new Set(own.flatMap(({ image }) => image ?? []))].slice(0, COVERS);
    return [{ id, total: own.length, covers }];
  });
}

/** The first games of a collection; none if there are too few. Of jackpots all, which the games alone do not tell. */
export function collectionPage(
  id: GameCollection,
  { games, jackpotGames }: Collectable,
): CollectionPage {
  const own = gamesInCollection(id, games, jackpotGames);
  if (own.length < COLLECTION_MIN) return { games: [], total: 0 };
  return id === 'jackpot'
    ? { games: own, total: own.length }
    : { games: own.slice(0, FIRST), total: own.length };
}

/** What collections are made of. Without a reply about jackpots there is no collection of them. */
export async function collectable(
  queries: QueryClient,
  services: Pick<Services, 'api' | 'operator'>,
  userId: string | null,
  signal: AbortSignal,
): Promise<Collectable> {
  const { api, operator } = services;
  const [games, jackpots] = await Promise.all([
    allGames(queries, api, userId, signal),
    operator.optionalCalls.jackpots
      ? queries.fetchQuery(jackpotsOptions(services)).catch(() => null)
      : null,
  ]);
  const jackpotGames = new Set(jackpots?.jackpots.flatMap(({ gameIds }) => gameIds));
  return { games, jackpotGames };
}

/** Every game: those of a complete list that the visitor has seen, or read now. */
async function allGames(
  queries: QueryClient,
  api: MemberApi,
  userId: string | null,
  signal: AbortSignal,
): Promise<readonly GameDetail[]> {
  const pages =
    queries.getQueryData<InfiniteData<GameDetailPage>>(wholeListKey({}, userId))?.pages ?? [];
  const read = pages.reduce((sum, page) => sum + page.games.length + page.dropped, 0);
  if (read >= (pages.at(-1)?.total ?? Infinity)) {
    return [
      ...new Map(pages.flatMap(({ games }) => games.map((game) => [game.id, game]))).values(),
    ];
  }
  return readEveryGame(await loadGameDetailApi(api), {}, signal);
}
