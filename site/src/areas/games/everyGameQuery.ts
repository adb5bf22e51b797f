import type { GameDetailsQuery } from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { loadGameDetailApi } from '../../member/games/gameDetailQueries.ts';
import { type PublicPart, type PublicVisit, publicQuery } from '../../member/publicQueries.ts';
import { readEveryGame } from './everyGame.ts';

/** Number of games in a part, as many as on the first page of any list. */
export const PART = 60;

/** Every game of a list, for the server. It reads the list once for all orders, filters and search terms. */
function everyGameOptions({ api }: PublicVisit['services'], query: GameDetailsQuery) {
  return queryOptions({
    queryKey: ['everyGame', query],
    queryFn: async ({ signal }) => readEveryGame(await loadGameDetailApi(api), query, signal),
  });
}

/** A part of every game of a list. */
export function partOfGames<Part>(
  services: PublicVisit['services'],
  query: GameDetailsQuery,
  { queryKey, take }: Pick<PublicPart, 'queryKey'> & { take(games: readonly GameDetail[]): Part },
): PublicPart {
  return {
    queryKey,
    whole: publicQuery(everyGameOptions(services, query)),
    take: (games) => take(games as readonly GameDetail[]),
  };
}
