import { webcrypto } from 'node:crypto';

// Pages of a secure context have `crypto.subtle`, and jsdom has none.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
