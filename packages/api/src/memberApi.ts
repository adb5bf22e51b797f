import type { GameCategory, GameType, HomeBanner, Locale, Session } from '@brand/domain';
import { ApiError } from './client/ApiError.ts';
import {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
} from './client/client.ts';
import { bannersReply } from './games/fromWire/banner.ts';
import { type GamePage, gamesReply } from './games/fromWire/game.ts';
import { categoriesReply } from './games/fromWire/gameCategory.ts';
import { type GamesQuery, listsRequest } from './games/gamesQuery.ts';

export type { GamesQuery } from './games/gamesQuery.ts';
/** Dependencies and options of the API client. */
export type MemberApiOptions = ApiClientOptions;

/** Calls for visitors. The calls for members are in `@brand/api/account` and `@brand/api/cashier`. */
export interface MemberApi {
  /** Pass this to `createAccountApi` and `createCashierApi`. */
  readonly client: ApiClient;
  /** Providers with games, of one type or of all. */
  categories(type?: GameType, options?: CallOptions): Promise<readonly GameCategory[]>;
  games(query?: GamesQuery, options?: CallOptions): Promise<GamePage>;
  /** Slides of the home carousel. */
  banners(locale: Locale, options?: CallOptions): Promise<readonly HomeBanner[]>;
  /** Renews the tokens of the session now, as every call does automatically when necessary (section 8, 7003). */
  refresh(options?: CallOptions): Promise<Session>;
}

/** The client of the member API. Every method rejects with `ApiError`, or with the reason of its own abort signal. */
export function createMemberApi(options: MemberApiOptions): MemberApi {
  const client = createApiClient(options);
  const { call, session, onDropped, languageOf } = client;

  return {
    client,

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

    async refresh(callOptions) {
      const current = session.read();
      if (!current) throw new ApiError({ kind: 'session' });
      return client.renew(current, callOptions);
    },
  };
}
