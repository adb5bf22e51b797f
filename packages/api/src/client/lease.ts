import { type Locks, SETTLE_MS, pause } from './locks.ts';

/** One text that every tab of the browser reads and writes. Access may throw: storage can be full, forbidden or missing. */
export interface LeaseStore {
  read(): string | null;
  /** Null removes it. */
  write(text: string | null): void;
}

/** A tab that was closed while it held the lease delays the others by at most this. */
const LEASE_MS = 4_000;
const POLL_MS = 50;

/**
 * Locks for a browser without a lock manager, such as on http: a lease in storage (Fischer's algorithm). A tab writes its
 * name where it sees none, waits until every tab sees the last one written, and holds the lease if that is its own.
 * Storage cannot guarantee it, so the caller compares afterwards. Without storage every caller runs immediately.
 *
 * @param isNeeded false if another tab has done the work. Then the lease is not awaited.
 */
export function leaseLocks(store: LeaseStore, isNeeded: () => boolean): Locks {
  return {
    async request(_name, { signal }, whileHeld) {
      const own = Math.random().toString(36).slice(2);
      try {
        await acquire(own, signal);
        return await whileHeld();
      } finally {
        if (holder() === own) write(null);
      }
    },
  };

  async function acquire(own: string, signal: AbortSignal): Promise<void> {
    // Changes of other tabs that are waiting to be seen here are seen first.
    await pause(0);
    while (isNeeded()) {
      signal.throwIfAborted();
      if (holder() === null) {
        if (!write(`${own}|${Date.now() + LEASE_MS}`)) return;
        await pause(SETTLE_MS);
        if (holder() === own) return;
      } else await pause(POLL_MS);
    }
  }

  /** The tab that holds the lease, or is about to. One with a time that no tab can have written does not count. */
  function holder(): string | null {
    const [own = '', until] = (read() ?? '').split('|');
    const left = Number(until) - Date.now();
    return own !== '' && left > 0 && left <= LEASE_MS ? own : null;
  }

  function read(): string | null {
    try {
      return store.read();
    } catch {
      return null;
    }
  }

  function write(text: string | null): boolean {
    try {
      store.write(text);
      return true;
    } catch {
      return false;
    }
  }
}

/** Name of the lease in `localStorage`. */
const NAME = 'refreshLease';

/** The lease of the tabs of one origin. Null on a server. */
export function browserLease(): LeaseStore | null {
  if (typeof document === 'undefined') return null;
  return {
    read: () => localStorage.getItem(NAME),
    write: (text) =>
      text === null ? localStorage.removeItem(NAME) : localStorage.setItem(NAME, text),
  };
}
