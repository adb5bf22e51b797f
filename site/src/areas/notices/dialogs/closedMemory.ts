import { type ClosedNotices, alertCookie, closedOfAlert, mergeClosed } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { openTabChannel } from '../../../platform/tabs/openTabChannel.ts';
import { readCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { record } from '../../../platform/storage/storageTable.ts';

/** How many notices that are shown once are remembered; the one closed longest ago goes first. */
const MOST = 200;

/** What tabs tell each other. */
interface Told {
  readonly userId: string;
  readonly closed: ClosedNotices;
}

/** On it a tab says that something was closed: a cookie does not tell of its changes. */
const channel = openTabChannel('notices');

/** What a member has closed, for a reload, for every tab, and for the next login. */
export const closedMemory = {
  /** What was closed less than two hours ago (cookie `alert`). */
  read(userId: string, now: number): ClosedNotices {
    return closedOfAlert(record(readCookie('alert', { userId, now }) ?? ''), now);
  },

  /** Adds to what is remembered: another tab may have closed something meanwhile. */
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
   * Tells what another tab has closed, and that it may have closed something while this one was out of sight. It says what: a
   * cookie may reach this tab later than the word of it. @returns stops it
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

  /** Whether a notice that is shown once has been closed on this device. */
  wasShown: (userId: string, id: string): boolean => shownOnce().includes(mark(userId, id)),

  /** Notices that are shown once have been closed. */
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
