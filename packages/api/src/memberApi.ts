import type { Session } from '@brand/domain';
import { ApiError } from './client/ApiError.ts';
import { type ApiClient, type CallOptions, createApiClient } from './client/client.ts';
import type { ApiClientOptions } from './client/clientOptions.ts';
import { lateCode } from './client/lateCode.ts';
import { withinLimit } from './client/withinLimit.ts';
import type { LobbyApi } from './games/lobbyApi.ts';

export type { GamesQuery } from './games/gamesQuery.ts';
/** Dependencies and options of the API client. */
export type MemberApiOptions = ApiClientOptions;

/** Calls for visitors. The calls for members are in `@brand/api/account` and `@brand/api/cashier`. */
export interface MemberApi extends LobbyApi {
  /** Pass this to `createAccountApi` and `createCashierApi`. */
  readonly client: ApiClient;
  /** Loads the code of these calls now, if it can. Otherwise it loads with the first one. */
  prepare(): Promise<void>;
  /** Renews the tokens of the session now, as every call does automatically when necessary (section 8, 7003). */
  refresh(options?: CallOptions): Promise<Session>;
}

/** The client of the member API. Every method rejects with `ApiError`, or with the reason of its own abort signal. */
export function createMemberApi(options: MemberApiOptions): MemberApi {
  const client = createApiClient(options);
  const lobby = lateCode(async () => (await import('./games/lobbyApi.ts')).createLobbyApi(client));

  return {
    client,
    async prepare() {
      await Promise.allSettled([client.prepare(), lobby()]);
    },
    categories: async (type, options = {}) =>
      withinLimit(options, async () => (await lobby()).categories(type, options)),
    games: async (query, options = {}) =>
      withinLimit(options, async () => (await lobby()).games(query, options)),
    banners: async (locale, options = {}) =>
      withinLimit({ ...options, quiet: true }, async () =>
        (await lobby()).banners(locale, options),
      ),

    async refresh(callOptions) {
      const { session } = options;
      const current = session.read();
      if (!current) throw new ApiError({ kind: 'session' });
      return client.renew(current, callOptions);
    },
  };
}
