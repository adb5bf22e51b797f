// Runs before each file of DOM tests. Each file has its own context in a shared process.
import { BroadcastChannel } from 'node:worker_threads';
import { randomUUID, webcrypto } from 'node:crypto';

// Secure contexts have `crypto.subtle`; jsdom does not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const own = randomUUID();

/** Tabs within one file share a channel. Files in other threads count as other browsers. */
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
