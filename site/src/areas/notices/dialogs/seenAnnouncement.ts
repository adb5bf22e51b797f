import { NOTICE_AWAY_MOST_MS, NOTICE_AWAY_MS } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';

const listeners = new Set<() => void>();

/**
 * The announcement that was closed on this device: it stays away for two hours, as a notice does, in every tab and whoever logs
 * in. Another announcement has another id.
 */
export const seenAnnouncement = {
  /** What is remembered, for `awayUntil`. */
  read: (): string => localStore.read('seenAnnouncement') ?? '',
  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['seenAnnouncement'], listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
  /** Until when the announcement stays away in ms, null where it does not. A misdated memory counts as none. */
  awayUntil(memory: string, id: string, now: number): number | null {
    const [mark, time] = memory.split('|');
    const until = Number(time);
    const isAway = mark === fingerprint(id) && until > now && until <= now + NOTICE_AWAY_MOST_MS;
    return isAway ? until : null;
  },
  note(id: string, now: number): void {
    localStore.write('seenAnnouncement', `${fingerprint(id)}|${Math.floor(now) + NOTICE_AWAY_MS}`);
    for (const listener of listeners) listener();
  },
};
