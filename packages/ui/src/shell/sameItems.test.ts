import { describe, expect, it } from 'vitest';

import type { NavItem } from './navItem.ts';
import { sameItems } from './sameItems.ts';

const items = (): NavItem[] => [
  { name: 'slot', href: '/list/slot', current: true },
  { name: 'recent', href: '/list/recent', current: false, count: 3 },
];
const changed = (change: Partial<NavItem>): NavItem[] =>
  items().map((item) => (item.name === 'recent' ? { ...item, ...change } : item));

describe('the same menu', () => {
  it('is one whose entries say the same, though they were written down anew', () => {
    expect(sameItems({ items: items() }, { items: items() })).toBe(true);
  });

  it.each<[string, NavItem[]]>([
    ['marks another entry', changed({ current: true })],
    ['counts another number', changed({ count: 4 })],
    ['leads elsewhere', changed({ href: '/en/list/recent' })],
    ['has another entry', changed({ name: 'favourite' })],
    ['says less of one', items().map(({ name, href, current }) => ({ name, href, current }))],
    ['has fewer', items().slice(1)],
    ['has more', [...items(), ...items()]],
    ['has another order', items().toReversed()],
  ])('is not one that %s', (_, other) => {
    expect(sameItems({ items: items() }, { items: other })).toBe(false);
    expect(sameItems({ items: other }, { items: items() })).toBe(false);
  });

  it('is not one with another title', () => {
    const one = { items: items(), title: 'Games' };
    expect(sameItems(one, { ...one })).toBe(true);
    expect(sameItems(one, { ...one, title: 'More' })).toBe(false);
  });
});
