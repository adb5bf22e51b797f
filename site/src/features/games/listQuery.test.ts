import { describe, expect, it } from 'vitest';
import { gamesQueryOf, listKindOf } from './listQuery.ts';

describe('list of an address', () => {
  it.each([
    [null, { type: 'slot' }],
    ['FISHING', { type: 'fishing' }],
    ['hot', { hot: true }],
    ['new', { isNew: true }],
    ['freespin', { freeSpin: true }],
    ['lucky-lantern', { category: 'lucky-lantern' }],
  ])('asks for what %s names', (id, query) => {
    expect(gamesQueryOf(listKindOf(id))).toMatchObject(query);
  });
});
