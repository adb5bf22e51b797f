import type { GameDetail } from '@brand/domain';
import type { LaunchRequest } from '../account/accountApi.ts';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { type GameDetailPage, gameDetailsReply } from './fromWire/gameDetail.ts';
import { launchReply } from './fromWire/launch.ts';
import { type GamesQuery, listsRequest } from './gamesQuery.ts';

export type { GameDetailPage } from './fromWire/gameDetail.ts';

/** Query of games in detail. Omitted fields do not filter. */
export interface GameDetailsQuery extends GamesQuery {
  /** Only games with these ids, at most 100. */
  readonly ids?: readonly string[] | undefined;
  /** Only the member's favourites, the latest first; needs a session. */
  readonly favourite?: boolean | undefined;
  /** Only games that the member has played, the latest first; needs a session. */
  readonly recent?: boolean | undefined;
  /** Only games with a demo. */
  readonly demo?: boolean | undefined;
  /** Whether slot games include their latest wins. @default false */
  readonly wins?: boolean | undefined;
  /** Whether figures include daily returns. @default false */
  readonly history?: boolean | undefined;
}

/** Calls of game pages and of lists that filter by figures. */
export interface GameDetailApi {
  /** Games with figures, rating and wins. */
  games(query?: GameDetailsQuery, options?: CallOptions): Promise<GameDetailPage>;
  /** One game with its wins and daily figures; null if the id does not exist. */
  game(id: string, options?: CallOptions): Promise<GameDetail | null>;
  /**
   * Demo address of a game, unchecked like that of `launch`. It works once and needs no session. Codes 99 and 5003 as
   * in a launch, with the API text in `serverMessage`.
   */
  launchDemo(request: LaunchRequest, options?: CallOptions): Promise<string>;
}

/** Maximum length of an id in a request (openapi, `ListsRequest.ids`). */
const LONGEST_ID = 80;

/** Adds the game detail calls to a client (`createMemberApi(…).client`). */
export function createGameDetailApi({ call, onDropped, languageOf }: ApiClient): GameDetailApi {
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
      // The id comes from an address. The API would report an invalid id as a client error.
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
              body: {
                client,
                lang: languageOf(locale),
                ...(game.code && { game_code: game.code }),
              },
            }),
          reads: launchReply,
          area: 'launch',
          token: null,
        },
        options,
      ),
  };
}
