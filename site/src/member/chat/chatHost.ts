import { parseUrl } from '@brand/domain';

/** Messages from the frame. Any other message is ignored. */
export type ChatEvent =
  | { readonly chat: 'ready' }
  | { readonly chat: 'close' }
  | { readonly chat: 'unread'; readonly count: number }
  | { readonly chat: 'token'; readonly token: string };

/** Maximum of the displayed count. */
const MOST_UNREAD = 99;
/** Format in which the site stores it: visible ASCII, limited length. */
const TOKEN = /^[\x21-\x7e]{0,4096}$/;

/** Parses a message. Null for any invalid format. */
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
 * Origin of a chat host. Null for a host that must not be framed: on an origin of this site it could access the page.
 *
 * @param host without a slash at the end
 */
export function chatOrigin(host: string): string | null {
  const { origin } = parseUrl(host) ?? { origin: 'null' };
  return origin === location.origin || origin === 'null' ? null : origin;
}
