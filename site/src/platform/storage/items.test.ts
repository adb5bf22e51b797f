import { describe, expect, it } from 'vitest';
import { createItems } from './items.ts';
import type { StoredItem } from './storageTable.ts';

const anything: StoredItem = { lifetimeS: 0, ofMember: false, isValid: () => true };
const TABLE = { draft: anything };

/** A storage in memory, whose methods can be replaced. */
function memory(own: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => values.clear(),
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    ...own,
  };
}

function refuse(): never {
  throw new DOMException('', 'SecurityError');
}
function isFull(): never {
  throw new DOMException('', 'QuotaExceededError');
}

describe('storage', () => {
  it.each<[string, () => Storage]>([
    ['is missing', () => undefined as unknown as Storage],
    ['is null', () => null as unknown as Storage],
    ['refuses access', refuse],
    ['refuses every call', () => memory({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['is full', () => memory({ setItem: isFull })],
  ])('that %s keeps values as long as the page', (_name, storage) => {
    const items = createItems(TABLE, storage);
    expect(items.read('draft')).toBeNull();
    expect(items.write('draft', 'typed')).toBe(false);
    expect(items.read('draft')).toBe('typed');
    items.clear('draft');
    expect(items.read('draft')).toBeNull();
  });

  it('that works again stores the next value, and the one of the page does not hide it', () => {
    let storage = memory({ setItem: isFull });
    const items = createItems(TABLE, () => storage);
    items.write('draft', 'first');
    storage = memory();
    expect(items.write('draft', 'second')).toBe(true);
    storage.setItem('draft', 'of another tab');
    expect(items.read('draft')).toBe('of another tab');
  });

  it('that is cleared at any time has no value any more', () => {
    const storage = memory();
    const items = createItems(TABLE, () => storage);
    items.write('draft', 'typed');
    storage.clear();
    expect(items.read('draft')).toBeNull();
    expect(items.write('draft', 'again')).toBe(true);
  });
});
