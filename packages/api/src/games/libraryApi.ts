import type { Game, GameCategory, GameCounts, GameType, Session } from '@brand/domain';
import type * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import type { ApiClient, CallOptions } from '../client/client.ts';
import {
  addFavouriteData,
  addRecentData,
  categorysData,
  countsData,
  listsData,
} from './fromWire/library.ts';
import type { GamesQuery } from './gamesQuery.ts';
import {
  gameCategoriesDocument,
  gameCountsDocument,
  gameListsDocument,
  recordRecentDocument,
  toggleFavouriteDocument,
} from '../generated/memberAuthDocuments.ts';
import { type GraphqlDocument, graphqlOperation } from '../client/graphql.ts';

/** Options of the game lists. */
export interface LibraryOptions {
  /** Address of the auth host, without a slash at the end. */
  readonly authUrl: string;
  /** Group of visitors, and of members whose session contains none (section 9, Default group id). */
  readonly defaultGroupId: string;
}

/** Query of games. Omitted fields do not filter. */
export interface LibraryQuery extends GamesQuery {
  /** Only the member's favourites, the latest first; needs a session. */
  readonly favourite?: boolean | undefined;
  /** Only games that the member has played, the latest first; needs a session. */
  readonly recent?: boolean | undefined;
  /** Favourite and played games, favourites first; needs a session. */
  readonly favouriteAndRecent?: boolean | undefined;
}

/** GraphQL calls for games, favourites and recent games (section 7). */
export interface LibraryApi {
  /** Games for cards; public except for personal lists. */
  games(query?: LibraryQuery, options?: CallOptions): Promise<readonly Game[]>;
  /** Providers with games, of one type or of all; public. */
  categories(type?: GameType, options?: CallOptions): Promise<readonly GameCategory[]>;
  counts(options?: CallOptions): Promise<GameCounts>;
  /**
   * Adds a game to the favourites, or removes it. After an `unsettled` error read the game again: a second call would
   * revert the change.
   */
  toggleFavourite(game: Pick<Game, 'id'>, options?: CallOptions): Promise<GameCounts>;
  /** Records a game as the last one played. */
  recordRecent(game: Pick<Game, 'id'>, options?: CallOptions): Promise<GameCounts>;
}

/** Adds the GraphQL calls for games to a client (`createMemberApi(…).client`). */
export function createLibraryApi(
  { call, session, onDropped }: ApiClient,
  { authUrl, defaultGroupId }: LibraryOptions,
): LibraryApi {
  /** Parameters of the member or visitor, for public calls. */
  const asker = () => {
    const current = session.read();
    return {
      groupID: current?.groupId ?? defaultGroupId,
      ...(current && { userID: current.userId }),
    };
  };

  /** The session of the member. Rejects without a call if there is none. */
  const member = (): Session => {
    const current = session.read();
    if (!current) throw new ApiError({ kind: 'session' });
    return current;
  };

  const change = async (
    document: GraphqlDocument<unknown, { userID: string; gameID: string }>,
    reads: v.GenericSchema<unknown, GameCounts>,
    gameID: string,
    options: CallOptions | undefined,
    keepalive = false,
  ): Promise<GameCounts> => {
    const variables = { userID: member().userId, gameID };
    const operation = graphqlOperation({ authUrl, document, variables, reads, keepalive });
    return call(operation, options);
  };

  return {
    async games(query = {}, options) {
      const { isNew, freeSpin, favouriteAndRecent, ...rest } = query;
      const own = rest.favourite || rest.recent || favouriteAndRecent;
      if (own) member();
      const { items, dropped } = await call(
        graphqlOperation({
          authUrl,
          document: gameListsDocument,
          variables: () => ({
            ...rest,
            gameNew: isNew,
            freespin: freeSpin,
            favouriteAndRecentFocus: favouriteAndRecent,
            ...asker(),
          }),
          reads: listsData,
          isPublic: !own,
        }),
        options,
      );
      if (dropped > 0) onDropped('game', dropped);
      return items;
    },

    async categories(type, options) {
      const { items, dropped } = await call(
        graphqlOperation({
          authUrl,
          document: gameCategoriesDocument,
          variables: () => ({ type, ...asker() }),
          reads: categorysData,
          isPublic: true,
        }),
        options,
      );
      if (dropped > 0) onDropped('category', dropped);
      return items;
    },

    async counts(options) {
      const variables = { userID: member().userId };
      return call(
        graphqlOperation({ authUrl, document: gameCountsDocument, variables, reads: countsData }),
        options,
      );
    },

    toggleFavourite: ({ id }, options) =>
      change(toggleFavouriteDocument, addFavouriteData, id, options),

    // On a phone the game replaces the page, even before this call is complete.
    recordRecent: ({ id }, options) =>
      change(recordRecentDocument, addRecentData, id, options, true),
  };
}
