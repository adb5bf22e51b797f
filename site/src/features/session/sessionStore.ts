import type { SessionEnd, SessionStore } from '@brand/api';
import type { Session } from '@brand/domain';

/** The client's store, and what the page wants to know of it. */
export interface PageSessionStore extends SessionStore {
  /** Set when the last session ended by itself, until the next one begins. */
  lastEnd(): SessionEnd | null;
  subscribe(listener: () => void): () => void;
}

const COOKIE = 'auth';
const CHANNEL = 'session';
/** As long as the refresh token lives. */
const MAX_AGE_S = 30 * 86_400;

/**
 * The session lives in the `auth` cookie (section 3), so that every tab has it, and tabs tell each other when it
 * changes. A cookie that is damaged or tampered with counts as none.
 */
export function createSessionStore(page: Document = document): PageSessionStore {
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  let cookie = cookieValue(page);
  let session = parseSession(cookie);
  let end: SessionEnd | null = null;

  // The cookie is the truth: another tab may have rotated the tokens since we looked.
  const refresh = () => {
    const current = cookieValue(page);
    if (current === cookie) return;
    cookie = current;
    session = parseSession(current);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionEnd | null>) => {
    const before = session;
    refresh();
    end = data;
    if (before?.userId !== session?.userId) tell();
  });

  return {
    read() {
      refresh();
      return session;
    },
    write(next, why) {
      const before = session;
      page.cookie = cookieText(next);
      refresh();
      end = next ? null : (why ?? 'loggedOut');
      channel?.postMessage(end);
      if (before?.userId !== session?.userId) tell();
    },
    lastEnd: () => end,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function cookieValue(page: Document): string | null {
  const entry = page.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  return entry ? entry.slice(COOKIE.length + 1) : null;
}

function cookieText(session: Session | null): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const value = session ? encodeURIComponent(JSON.stringify(session)) : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${session ? MAX_AGE_S : 0}; SameSite=Strict${secure}`;
}

function parseSession(value: string | null): Session | null {
  if (!value) return null;
  try {
    const data: unknown = JSON.parse(decodeURIComponent(value));
    return isSession(data) ? data : null;
  } catch {
    return null;
  }
}

function isSession(data: unknown): data is Session {
  if (typeof data !== 'object' || data === null) return false;
  const fields = data as Record<keyof Session, unknown>;
  return (
    isToken(fields.accessToken) &&
    isToken(fields.refreshToken) &&
    isText(fields.username) &&
    isText(fields.userId) &&
    (fields.bankGroup === null || isText(fields.bankGroup)) &&
    (fields.groupId === null || isText(fields.groupId))
  );
}

/** A token goes into a header: visible ASCII only, or the browser throws while sending. */
function isToken(value: unknown): boolean {
  return typeof value === 'string' && /^[\x21-\x7e]{8,4096}$/.test(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 256;
}
