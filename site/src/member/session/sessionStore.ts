import type { SessionEnd, SessionStore } from '@brand/api';
import type { Session } from '@brand/domain';
import { openTabChannel } from '../../platform/tabs/openTabChannel.ts';
import { claimStorage, dropDamaged } from '../../platform/storage/claimStorage.ts';
import { clearCookie, decoded, rawCookie, writeCookie } from '../../platform/storage/cookies.ts';
import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import { parseSession } from '../../platform/storage/storedSession.ts';

/** The client's token store, with the session state of the page. */
export interface PageSessionStore extends SessionStore {
  /** The last known session. A query for the current member need not read the cookie. */
  known(): Session | null;
  /** Set when the last session has ended, until the next one starts. */
  lastEnd(): SessionEnd | null;
  /** Whether this session was started by this tab since its load, by login or registration. */
  beganHere(): boolean;
  /** Whether the session outlasts this page. It does not if the browser blocks cookies. */
  isStored(): boolean;
  /** Notified on login and logout, here or in another tab, but not when tokens change. */
  subscribe(listener: () => void): () => void;
}

/** Channel on which each tab sends why the session has ended, or null while there is one. */
export const SESSION_CHANNEL = 'session';

/**
 * The session is stored in the `auth` cookie (section 3), so that every tab has it, and tabs notify each other of
 * changes. Storage passes from one member to the next before anyone is notified. On the server it is a visitor's session.
 */
export function createSessionStore(): PageSessionStore {
  const listeners = new Set<() => void>();
  const inBrowser = typeof document !== 'undefined';
  const channel = openTabChannel(SESSION_CHANNEL);
  if (inBrowser) dropDamaged();
  let cookie = rawCookie('auth');
  let session = parseSession(decoded(cookie ?? ''));
  let end: SessionEnd | null = null;
  let began = false;
  let owner = session?.userId ?? null;
  if (inBrowser) claimStorage(owner);

  // The cookie is the source of truth: another tab may have renewed the tokens since the last read.
  const look = () => {
    const current = rawCookie('auth');
    if (current === cookie) return;
    cookie = current;
    session = parseSession(decoded(current ?? ''));
    // Detected during a read; the caller may be rendering, so the notification is deferred.
    queueMicrotask(tell);
  };
  const tell = () => {
    const userId = session?.userId ?? null;
    if (userId === owner) return;
    owner = userId;
    end = session ? null : (end ?? 'loggedOut');
    claimStorage(userId, end === 'loggedOut');
    for (const listener of listeners) listener();
  };
  /** Changed outside of this store: by another tab, or by clearing cookies. */
  const hear = (why: SessionEnd | null) => {
    look();
    if ((session?.userId ?? null) !== owner) began = false;
    // The removal of the session may be detected before its reason arrives.
    const isReason = !session && owner === null && end !== null && why !== null && end !== why;
    end = session ? null : (why ?? end);
    if (isReason) for (const listener of listeners) listener();
    else tell();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionEnd | null>) => hear(data));
  if (inBrowser) {
    // A suspended page, or one from the back/forward cache, may have missed messages.
    for (const event of ['pageshow', 'focus']) addEventListener(event, () => hear(end));
    if (!channel) onLocalChange(['sessionSignal'], () => hear(end));
  }

  return {
    read() {
      look();
      return session;
    },
    known: () => session,
    write(next, why) {
      const userId = next?.userId ?? null;
      if (next) writeCookie('auth', JSON.stringify(next));
      else clearCookie('auth');
      cookie = rawCookie('auth');
      // If cookies are forbidden the session lasts as long as the page.
      session = next;
      if (userId !== owner) began = next !== null;
      end = next ? null : (why ?? 'loggedOut');
      channel?.postMessage(end);
      tell();
      if (!channel) {
        localStore.write('sessionSignal', `${performance.now()}`);
        localStore.clear('sessionSignal');
      }
    },
    lastEnd: () => end,
    beganHere: () => began,
    isStored: () => session === null || rawCookie('auth') !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
