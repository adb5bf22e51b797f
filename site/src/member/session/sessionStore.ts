import type { SessionEnd, SessionStore } from '@brand/api';
import type { Session } from '@brand/domain';
import { openTabChannel } from '../../platform/tabs/openTabChannel.ts';
import { claimStorage, dropDamaged } from '../../platform/storage/claimStorage.ts';
import { clearCookie, decoded, rawCookie, writeCookie } from '../../platform/storage/cookies.ts';
import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import { parseSession } from '../../platform/storage/storedSession.ts';

/** The client's store, and what the page wants to know of it. */
export interface PageSessionStore extends SessionStore {
  /** As it was last seen or told: what is meant for a member who looks at the page needs no look at the cookie. */
  known(): Session | null;
  /** Set when the last session ended, until the next one begins. */
  lastEnd(): SessionEnd | null;
  /** Whether this session was begun by this tab, since it was loaded: somebody has just logged in or joined here. */
  beganHere(): boolean;
  /** Whether the session outlasts this page. It does not where the browser blocks cookies. */
  isStored(): boolean;
  /** Told when a member comes or goes, here or in another tab; not when tokens change. */
  subscribe(listener: () => void): () => void;
}

/** On it each tab says why the session has ended, or null where one stands. */
export const SESSION_CHANNEL = 'session';

/**
 * The session lives in the `auth` cookie (section 3), so that every tab has it, and tabs tell each other when it changes.
 * Storage is handed from one member to the next before anybody hears of the change. Without a browser it is a visitor's.
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

  // The cookie is the truth: another tab may have rotated the tokens since we looked.
  const look = () => {
    const current = rawCookie('auth');
    if (current === cookie) return;
    cookie = current;
    session = parseSession(decoded(current ?? ''));
    // Found in passing; whoever asked may be in the middle of drawing.
    queueMicrotask(tell);
  };
  const tell = () => {
    const userId = session?.userId ?? null;
    if (userId === owner) return;
    owner = userId;
    end = session ? null : (end ?? 'loggedOut');
    claimStorage(userId);
    for (const listener of listeners) listener();
  };
  /** Somebody else has changed it: another tab, or whoever clears cookies. */
  const hear = (why: SessionEnd | null) => {
    look();
    if ((session?.userId ?? null) !== owner) began = false;
    // That the session is gone may have been seen before it was said why.
    const isReason = !session && owner === null && end !== null && why !== null && end !== why;
    end = session ? null : (why ?? end);
    if (isReason) for (const listener of listeners) listener();
    else tell();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<SessionEnd | null>) => hear(data));
  if (inBrowser) {
    // A page that slept, or came back from the history, may have missed what was said.
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
      // Where cookies are forbidden the session lasts as long as the page.
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
