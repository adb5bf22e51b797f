import type { GameCategory } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { type AskedList, gamesQueryOf, listKindOf, providerNamed, termOf } from './listQuery.ts';

const provider = (code: string, name = code): GameCategory => ({
  id: `c_${code}`,
  code,
  type: 'slot',
  nameTh: name,
  nameEn: name,
  image: null,
  enabled: true,
  disabled: false,
});
const PROVIDERS = [provider('pixel-durian'), provider('kk', 'Kite & Key'), provider('JOKER')];

/** The query for an address with these providers, or the search term. */
function askedAt(id: string | null, providers: readonly GameCategory[] = PROVIDERS) {
  const list = listKindOf(id);
  const maker = list.kind === 'named' ? providerNamed(providers, list.code) : null;
  const query = gamesQueryOf(list as AskedList, maker);
  return query ?? (list.kind === 'named' ? termOf(list.code) : null);
}

describe('list of an address', () => {
  it.each([
    [null, {}],
    ['slot', { type: 'slot' }],
    ['FISHING', { type: 'fishing' }],
    [' sport ', { type: 'sport' }],
    ['hot', { hot: true }],
    ['new', { isNew: true }],
    ['FreeSpin', { freeSpin: true }],
    ['pixel-durian', { category: 'pixel-durian' }],
    ['Pixel-Durian', { category: 'pixel-durian' }],
    ['pixel durian', { category: 'pixel-durian' }],
    ['kite-key', { category: 'kk' }],
    ['joker', { category: 'JOKER' }],
  ])('requests the list of %s', (id, query) => {
    expect(askedAt(id)).toEqual(query);
  });

  it.each([
    ['lucky-lantern', 'lucky lantern'],
    ['joker', 'joker'],
    ['น้ำเต้า', 'น้ำเต้า'],
    ['<b>lucky</b>', 'bluckyb'],
  ])('searches for the term of %s when no provider has that name', (id, search) => {
    expect(askedAt(id, [])).toBe(search);
  });

  it.each(['', '   ', '---', 'ab', '%%%', '☃☃☃☃', '\u202e'])(
    'requests nothing for the unknown id %j',
    (id) => {
      expect(askedAt(id)).toBeNull();
    },
  );

  it.each(['low-bet', ' High-RTP '])('recognises %j as a collection', (id) => {
    const collection = id.trim().toLowerCase();
    expect(listKindOf(id)).toEqual({ kind: 'collection', collection });
  });

  it.each(['favourite', 'recent', 'Favourite'])('recognises %s as a list of the member', (id) => {
    expect(listKindOf(id)).toEqual({ kind: id.toLowerCase() });
  });
});
