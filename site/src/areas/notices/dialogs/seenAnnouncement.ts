import { NOTICE_AWAY_MOST_MS, NOTICE_AWAY_MS } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';

const listeners = new Set<() => void>();

/**
 * The announcement that was closed on this device. It stays closed for two hours, like a notice, in every tab and for
 * every member. Another announcement has another id.
 */
export const seenAnnouncement = {
  /** The stored value, for `awayUntil`. */
  read: (): string => localStore.read('seenAnnouncement') ?? '',
  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['seenAnnouncement'], listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
  /** Time in ms until which the announcement stays closed. Null if it was not closed. */
  awayUntil(memory: string, id: string): number | null {
    const [mark, time] = memory.split('|');
    return mark === fingerprint(id) ? Number(time) : null;
  },
  /** An invalid time counts as none. */
  isAway: (until: number | null, now: number): boolean =>
    until !== null && until > now && until <= now + NOTICE_AWAY_MOST_MS,
  note(id: string, now: number): void {
    localStore.write('seenAnnouncement', `${fingerprint(id)}|${Math.floor(now) + NOTICE_AWAY_MS}`);
    for (const listener of listeners) listener();
  },
};
