import { type ClosedNotices, alertCookie, closedOfAlert, mergeClosed } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { openTabChannel } from '../../../platform/tabs/openTabChannel.ts';
import { readCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { record } from '../../../platform/storage/storageTable.ts';

/** Maximum number of stored one-time notices. The one closed longest ago is removed first. */
const MOST = 200;

/** Message between tabs. */
interface Told {
  readonly userId: string;
  readonly closed: ClosedNotices;
}

/** Tells other tabs that something was closed, because cookie changes cause no event. */
const channel = openTabChannel('notices');

/** What a member has closed, for a reload, for every tab, and for the next login. */
export const closedMemory = {
  /** What was closed less than two hours ago (cookie `alert`). */
  read(userId: string, now: number): ClosedNotices {
    return closedOfAlert(record(readCookie('alert', { userId, now }) ?? ''), now);
  },

  /** Adds to the stored value: another tab may have closed something meanwhile. */
  write(userId: string, closed: ClosedNotices, now: number): void {
    const all = mergeClosed(closedMemory.read(userId, now), closed);
    const text = alertCookie(
      userId,
      all.filter(({ until }) => until > now),
    );
    if (text !== null) writeCookie('alert', text);
    channel?.postMessage({ userId, closed: all } satisfies Told);
  },

  /**
   * Reports what another tab has closed, and that it may have closed something while this one was hidden. The message
   * contains the ids, because the cookie may reach this tab later than the message. @returns unsubscribe
   */
  subscribe(userId: string, listener: (closed: ClosedNotices) => void): () => void {
    const hear = ({ data }: MessageEvent<Told>) => data.userId === userId && listener(data.closed);
    const look = () => listener([]);
    channel?.addEventListener('message', hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      channel?.removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', look);
    };
  },

  /** Whether a one-time notice has been closed on this device. */
  wasShown: (userId: string, id: string): boolean => shownOnce().includes(mark(userId, id)),

  /** Stores that one-time notices have been closed. */
  noteShown(userId: string, ids: readonly string[]): void {
    if (ids.length === 0) return;
    const own = ids.map((id) => mark(userId, id));
    const others = shownOnce().filter((each) => !own.includes(each));
    const marks = [...others, ...own].slice(-MOST);
    localStore.write('closedNotices', `.${marks.join('.')}`);
  },
};

function shownOnce(): string[] {
  return (localStore.read('closedNotices') ?? '').split('.').filter((each) => each !== '');
}

function mark(userId: string, id: string): string {
  return fingerprint(`${userId}|${id}`);
}
