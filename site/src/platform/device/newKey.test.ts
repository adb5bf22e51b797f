import { afterEach, expect, it, vi } from 'vitest';
import { newKey } from './newKey.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['with', crypto.randomUUID.bind(crypto)],
  ['without', undefined],
])(
  'gives keys that the API accepts, each another one, in a browser %s randomUUID',
  (_, randomUUID) => {
    vi.stubGlobal('crypto', { randomUUID, getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 100 }, newKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[\da-f-]{32,36}$/);
  },
);
