import type { GameCategory, GameType, HomeBanner, Locale } from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { bannersReply } from './fromWire/banner.ts';
import { type GamePage, gamesReply } from './fromWire/game.ts';
import { categoriesReply } from './fromWire/gameCategory.ts';
import { type GamesQuery, listsRequest } from './gamesQuery.ts';

/** Calls of lists of games and of the home page. */
export interface LobbyApi {
  /** Providers with games, of one type or of all. */
  categories(type?: GameType, options?: CallOptions): Promise<readonly GameCategory[]>;
  games(query?: GamesQuery, options?: CallOptions): Promise<GamePage>;
  /** Slides of the home carousel. */
  banners(locale: Locale, options?: CallOptions): Promise<readonly HomeBanner[]>;
}

/** The lobby calls of a client. */
export function createLobbyApi({ call, onDropped, languageOf }: ApiClient): LobbyApi {
  return {
    async categories(type, callOptions) {
      const { items, dropped } = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/game/categorys', { ...init, body: type ? { type } : {} }),
          reads: categoriesReply,
          isPublic: true,
        },
        callOptions,
      );
      if (dropped > 0) onDropped('category', dropped);
      return items;
    },

    async games(query = {}, callOptions) {
      const page = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/game/lists', { ...init, body: listsRequest(query) }),
          reads: gamesReply,
          isPublic: true,
        },
        callOptions,
      );
      if (page.dropped > 0) onDropped('game', page.dropped);
      return page;
    },

    async banners(locale, callOptions) {
      const { items, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/promotion/list', {
              ...init,
              params: { query: { placement: 'home', lang: languageOf(locale) } },
            }),
          reads: bannersReply,
          quiet: true,
          isPublic: true,
        },
        callOptions,
      );
      if (dropped > 0) onDropped('banner', dropped);
      return items;
    },
  };
}
