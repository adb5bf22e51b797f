import { parseUrl } from '@brand/domain';

/** What the page in the frame tells us; anything else that comes from there is not listened to. */
export type ChatEvent =
  | { readonly chat: 'ready' }
  | { readonly chat: 'close' }
  | { readonly chat: 'unread'; readonly count: number }
  | { readonly chat: 'token'; readonly token: string };

/** Nobody needs to know of more. */
const MOST_UNREAD = 99;
/** As the site keeps it: visible signs, not too many. */
const TOKEN = /^[\x21-\x7e]{0,4096}$/;

/** What a message says. Null for anything that is not exactly of the form. */
export function chatEvent(data: unknown): ChatEvent | null {
  if (typeof data !== 'object' || data === null) return null;
  const { chat, count, token } = data as Record<string, unknown>;
  if (chat === 'ready') return { chat };
  if (chat === 'close') return { chat };
  if (chat === 'unread' && Number.isSafeInteger(count) && (count as number) >= 0) {
    return { chat, count: Math.min(count as number, MOST_UNREAD) };
  }
  if (chat === 'token' && typeof token === 'string' && TOKEN.test(token)) return { chat, token };
  return null;
}

/**
 * Origin of a chat host, null for one that must not be framed: on an origin of ours it could reach into our page.
 *
 * @param host without a slash at its end
 */
export function chatOrigin(host: string): string | null {
  const { origin } = parseUrl(host) ?? { origin: 'null' };
  return origin === location.origin || origin === 'null' ? null : origin;
}
