import type { Game, Locale, Profile, Satang, Session } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions, NamedCallOptions } from '../client/client.ts';
import { breakRefusal } from './fromWire/breakRefusal.ts';
import { creditReply } from './fromWire/credit.ts';
import { launchReply } from '../games/fromWire/launch.ts';
import { profileReply } from './fromWire/profile.ts';
import { sessionReply } from './fromWire/session.ts';
import { inLanguage } from '../client/inLanguage.ts';

/** What a member logs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Which game is to be started, and for what kind of device (section 3). */
export interface LaunchRequest {
  readonly game: Pick<Game, 'code' | 'handle'>;
  /** `MB` on a mobile device, `PC` otherwise (section 3, Game launch request). */
  readonly client: 'MB' | 'PC';
  readonly locale: Locale;
}

/** Calls of one who logs in or is logged in. */
export interface AccountApi {
  /** Logs in and keeps the session. Codes 1007, 1008, 3000, 4290, 5000, 5001 (section 8), 5010 (`failure.until`). */
  login(credentials: Credentials, options?: CallOptions): Promise<Session>;
  /** Ends the session here at once, then at the API where it can be reached. Never rejects. */
  logout(options?: CallOptions): Promise<void>;
  /** Balance. */
  credit(options?: CallOptions): Promise<Satang>;
  /** Name, account, and every deposit channel that the member is offered. */
  profile(options?: NamedCallOptions): Promise<Profile>;
  /**
   * Address of a started game as it was sent: check it (`checkGameAddress`) before anything goes there. It works once. Code 99
   * is maintenance, with the API's own words in `serverMessage`.
   */
  launch(request: LaunchRequest, options?: CallOptions): Promise<string>;
}

/** Adds the account calls to a client (`createMemberApi(…).client`). */
export function createAccountApi({ call, session, onDropped }: ApiClient): AccountApi {
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
        // Unreachable or already ended: what the member asked for is done here all the same.
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
            wire.POST('/api/v1/member/data/profile', { ...init, params: inLanguage(options) }),
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
              body: { client, lang: locale, ...(game.code && { game_code: game.code }) },
            }),
          reads: launchReply,
          area: 'launch',
        },
        options,
      ),
  };
}
