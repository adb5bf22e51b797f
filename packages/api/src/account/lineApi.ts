import { type LineLogin, type Locale, parseUrl } from '@brand/domain';
import * as v from 'valibot';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { breakRefusal } from './fromWire/breakRefusal.ts';
import { lineLoginReply } from './fromWire/line.ts';

const isWebPage = (link: string) => /^https?:$/.test(parseUrl(link)?.protocol ?? '');

export { type LineSecret, createLineSecret } from './lineSecret.ts';

/** Purpose of the LINE request: link the first account, link another one, log in, or register. */
export type LineIntent =
  | { readonly action: 'link' | 'change'; readonly username: string }
  | { readonly action: 'login' | 'register' };

/** Data of the return to `/loginLine`. */
export interface LineReturn {
  /** `code` of the query. */
  readonly code: string;
  /** Verifier of the secret stored in this browser. */
  readonly verifier: string;
}

/** Calls for LINE links and LINE login (section 4, Line link). */
export interface LineApi {
  /**
   * Address to which the browser is sent. `challenge` belongs to the secret. 6000: an account is already linked,
   * request a change.
   */
  authorize(
    request: { readonly intent: LineIntent; readonly challenge: string; readonly locale: Locale },
    options?: CallOptions,
  ): Promise<string>;
  /** Whether the member has a linked account. */
  isLinked(username: string, options?: CallOptions): Promise<boolean>;
  /** Links the approved account. 6000 belongs to another member, 6007 not approved, 8000 code expired. */
  link(back: LineReturn, options?: CallOptions): Promise<void>;
  /**
   * Logs in with the approved account and stores the session, also on the way to registration. 6007, 8000, and the login
   * codes.
   */
  logIn(back: LineReturn, options?: CallOptions): Promise<LineLogin>;
}

const linkReply = v.pipe(
  v.object({
    result: v.object({ link: v.pipe(v.string(), v.check(isWebPage)) }),
  }),
  v.transform(({ result }) => result.link),
);

const checkReply = v.pipe(
  v.object({ code: v.number() }),
  v.transform(({ code }) => code === 0),
);

/** Adds the LINE calls to a client (`createMemberApi(…).client`). @param lineUrl address of the LINE host */
export function createLineApi(
  { call, session, languageOf }: ApiClient,
  { lineUrl }: { readonly lineUrl: string },
): LineApi {
  return {
    authorize: ({ intent, challenge, locale }, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/authorize', {
              ...init,
              baseUrl: lineUrl,
              params: { query: { ...actionQuery(intent), challenge, lang: languageOf(locale) } },
            }),
          reads: linkReply,
          area: 'line',
          ...('username' in intent ? {} : { token: null }),
        },
        options,
      ),

    isLinked: (username, options) =>
      call(
        {
          send: (wire, init) =>
            wire.GET('/api/check', { ...init, baseUrl: lineUrl, params: { query: { username } } }),
          reads: checkReply,
          codes: [0, 1],
          area: 'line',
        },
        options,
      ),

    async link(back, options) {
      await call(
        {
          send: (wire, init) =>
            wire.POST('/api/link', { ...init, baseUrl: lineUrl, body: bodyOf(back) }),
          reads: v.unknown(),
          area: 'line',
        },
        options,
      );
    },

    async logIn(back, options) {
      const opened = await call(
        {
          send: (wire, init) =>
            wire.POST('/api/v1/member/loginLine', { ...init, body: bodyOf(back) }),
          reads: lineLoginReply,
          codes: [0, 6008],
          area: 'line',
          refusalDetails: breakRefusal,
          token: null,
        },
        options,
      );
      if (opened.status === 'loggedIn') session.write(opened.session);
      return opened;
    },
  };
}

/** The specification uses `line` for a change, and no value for the first account. */
function actionQuery(intent: LineIntent): {
  username?: string;
  action?: 'line' | 'login' | 'register';
} {
  if (!('username' in intent)) return intent;
  const { username } = intent;
  return intent.action === 'change' ? { username, action: 'line' } : { username };
}

function bodyOf({ code, verifier }: LineReturn) {
  return { code, verifier };
}
