// Before each file of DOM tests, which has a context of its own in a process that others share.
import { BroadcastChannel } from 'node:worker_threads';
import { randomUUID, webcrypto } from 'node:crypto';

// Pages of a secure context have `crypto.subtle`, and jsdom has none.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const own = randomUUID();

/** Tabs of one file talk to each other; those of another, in the thread beside it, are another browser. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${own} ${name}`);
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: OwnChannel,
  configurable: true,
  writable: true,
});
