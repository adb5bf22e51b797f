import type { Game, Locale, Profile, Satang, Session } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions, NamedCallOptions } from '../client/client.ts';
import { breakRefusal } from './fromWire/breakRefusal.ts';
import { creditReply } from './fromWire/credit.ts';
import { launchReply } from '../games/fromWire/launch.ts';
import { profileReply } from './fromWire/profile.ts';
import { sessionReply } from './fromWire/session.ts';
import { inLanguage } from '../client/inLanguage.ts';

/** Login data of a member. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The game to start, and the device type (section 3). */
export interface LaunchRequest {
  readonly game: Pick<Game, 'code' | 'handle'>;
  /** `MB` on a mobile device, `PC` otherwise (section 3, Game launch request). */
  readonly client: 'MB' | 'PC';
  readonly locale: Locale;
}

/** Calls for login and for logged-in members. */
export interface AccountApi {
  /** Logs in and stores the session. Codes 1007, 1008, 3000, 4290, 5000, 5001 (section 8), 5010 (`failure.until`). */
  login(credentials: Credentials, options?: CallOptions): Promise<Session>;
  /** Ends the local session immediately, then calls the API if it is reachable. Never rejects. */
  logout(options?: CallOptions): Promise<void>;
  /** Balance. */
  credit(options?: CallOptions): Promise<Satang>;
  /** Name, account, and every deposit channel available to the member. */
  profile(options?: NamedCallOptions): Promise<Profile>;
  /**
   * Launch address of a game as the API sent it. Check it with `checkGameAddress` before opening it. It works once.
   * Code 99 means maintenance, with the API text in `serverMessage`.
   */
  launch(request: LaunchRequest, options?: CallOptions): Promise<string>;
}

/** Adds the account calls to a client (`createMemberApi(…).client`). */
export function createAccountApi({ call, session, onDropped, languageOf }: ApiClient): AccountApi {
  return {
    async login(credentials, options) {
      const { username, password } = credentials;
      const opened = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/login', { ...init, body: { username, password } }),
          reads: sessionReply,
          area: 'login',
          refusalDetails: breakRefusal,
          token: null,
        },
        options,
      );
      session.write(opened);
      return opened;
    },

    async logout(options) {
      const ending = session.read();
      if (!ending) return;
      session.write(null, 'loggedOut');
      try {
        await call(
          {
            send: (wire, init) => wire.POST('/api/v1/member/logout', init),
            reads: v.unknown(),
            token: ending.accessToken,
          },
          options,
        );
      } catch {
        // The API is unreachable or the session has already ended. The local logout is still complete.
      }
    },

    credit: (options) =>
      call(
        {
          send: (wire, init) => wire.POST('/api/v1/member/credit', init),
          reads: creditReply,
          quiet: true,
        },
        options,
      ),

    async profile(options) {
      const { profile, droppedChannels } = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/data/profile', {
              ...init,
              params: inLanguage(languageOf, options),
            }),
          reads: profileReply,
          quiet: true,
        },
        options,
      );
      if (droppedChannels > 0) onDropped('channel', droppedChannels);
      return profile;
    },

    launch: ({ game, client, locale }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST(game.handle as '/api/v3/member/game/launch', {
              ...init,
              body: {
                client,
                lang: languageOf(locale),
                ...(game.code && { game_code: game.code }),
              },
            }),
          reads: launchReply,
          area: 'launch',
        },
        options,
      ),
  };
}
