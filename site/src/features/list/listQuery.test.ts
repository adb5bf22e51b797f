import { describe, expect, it } from 'vitest';
import { type AskedList, gamesQueryOf, listKindOf } from './listQuery.ts';

describe('list of an address', () => {
  it.each([
    [null, { type: 'slot' }],
    ['FISHING', { type: 'fishing' }],
    ['hot', { hot: true }],
    ['new', { isNew: true }],
    ['freespin', { freeSpin: true }],
    ['pixel-durian', { category: 'pixel-durian' }],
  ])('asks for what %s names', (id, query) => {
    expect(gamesQueryOf(listKindOf(id) as AskedList, true)).toMatchObject(query);
  });

  it.each([
    ['lucky-lantern', 'lucky lantern'],
    ['Joker', 'joker'],
    ['น้ำเต้า', 'น้ำเต้า'],
  ])('looks for the term that %s was built from where no provider is called so', (id, search) => {
    const query = gamesQueryOf(listKindOf(id) as AskedList, false);
    expect(query).toMatchObject({ search });
    expect(query).not.toHaveProperty('category');
  });

  it.each(['favourite', 'recent', 'Favourite'])('knows %s as a list of the member', (id) => {
    expect(listKindOf(id)).toEqual({ kind: id.toLowerCase() });
  });
});
