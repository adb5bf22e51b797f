import type { GameDetail } from '@brand/domain';
import type { LaunchRequest } from '../account/accountApi.ts';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { type GameDetailPage, gameDetailsReply } from './fromWire/gameDetail.ts';
import { launchReply } from './fromWire/launch.ts';
import { type GamesQuery, listsRequest } from './gamesQuery.ts';

export type { GameDetailPage } from './fromWire/gameDetail.ts';

/** Which games to list in detail. What is left out does not narrow the list. */
export interface GameDetailsQuery extends GamesQuery {
  /** Only games of these ids, at most 100. */
  readonly ids?: readonly string[] | undefined;
  /** Only the member's favourites, the latest first; needs a session. */
  readonly favourite?: boolean | undefined;
  /** Only games that the member has played, the latest first; needs a session. */
  readonly recent?: boolean | undefined;
  /** Only games that can be tried with play money. */
  readonly demo?: boolean | undefined;
  /** Whether slot games bring their latest wins. @default false */
  readonly wins?: boolean | undefined;
  /** Whether figures bring what was given back day by day. @default false */
  readonly history?: boolean | undefined;
}

/** Calls of game pages and of lists that filter by figures. */
export interface GameDetailApi {
  /** Games with figures, rating and wins. */
  games(query?: GameDetailsQuery, options?: CallOptions): Promise<GameDetailPage>;
  /** One game with its wins and its figures day by day; null where none of that id is offered. */
  game(id: string, options?: CallOptions): Promise<GameDetail | null>;
  /**
   * Address of a game with play money, unchecked as that of `launch`; it works once and needs no session. Codes 99 and 5003 as at launching, with the
   * API's own words in `serverMessage`.
   */
  launchDemo(request: LaunchRequest, options?: CallOptions): Promise<string>;
}

/** Letters of the longest id that can be asked for (openapi, `ListsRequest.ids`). */
const LONGEST_ID = 80;

/** Adds the calls for games in detail to a client (`createMemberApi(…).client`). */
export function createGameDetailApi({ call, onDropped }: ApiClient): GameDetailApi {
  async function games(
    { ids, favourite, recent, demo, wins, history, ...query }: GameDetailsQuery = {},
    options?: CallOptions,
  ): Promise<GameDetailPage> {
    const page = await call(
      {
        send: (wire, init) =>
          wire.POST('/api/v3/member/game/lists', {
            ...init,
            body: {
              ...listsRequest(query),
              ...(ids && { ids: [...ids] }),
              ...(favourite && { favourite }),
              ...(recent && { recent }),
              ...(demo && { demo }),
              ...(wins && { slotWinHistory: true }),
              ...(history && { rtpHistory: true }),
            },
          }),
        reads: gameDetailsReply,
        isPublic: !(favourite || recent),
      },
      options,
    );
    if (page.dropped > 0) onDropped('game', page.dropped);
    return page;
  }

  return {
    games,

    async game(id, options) {
      // An address may say anything; the API would call it a fault of ours.
      if (id === '' || id.length > LONGEST_ID) return null;
      const { games: found } = await games(
        { ids: [id], wins: true, history: true, limit: 1 },
        options,
      );
      return found.find((each) => each.id === id) ?? null;
    },

    launchDemo: ({ game, client, locale }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/game/demo', {
              ...init,
              body: { client, lang: locale, ...(game.code && { game_code: game.code }) },
            }),
          reads: launchReply,
          area: 'launch',
          token: null,
        },
        options,
      ),
  };
}
