import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_FILTER,
  chosenCount,
  facetValues,
  gameFilterParams,
  readGameFilter,
  withChoice,
  withProviders,
} from './gameFilter.ts';
import { satang } from '../money/money.ts';
import { anyChoice, anyFilter, anyGame } from './testing/anyGames.ts';

const SEED = 20_260_115;
const read = (query: string) => readGameFilter(new URLSearchParams(query));
const write = (filter: Parameters<typeof gameFilterParams>[0]) =>
  String(new URLSearchParams(gameFilterParams(filter).map(([name, value]) => [name, value])));

describe('game filter', () => {
  it('survives a round trip through its address, and has one address', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const again = read(write(filter));
        expect(write(again)).toBe(write(filter));
        expect(chosenCount(again)).toBe(chosenCount(filter));
      }),
      { seed: SEED },
    );
  });

  it('returns to the previous filter when each value is removed', () => {
    fc.assert(
      fc.property(anyFilter, anyChoice, (filter, [facet, value]) => {
        if (filter[facet] !== undefined) return;
        const chosen = withChoice(filter, facet, value, true);
        expect(chosenCount(chosen)).toBe(chosenCount(filter) + 1);
        expect(withChoice(chosen, facet, value, false)).toEqual(filter);
      }),
      { seed: SEED },
    );
  });

  it.each([
    ['type=poker&volatility=extreme&rtp=99&bet=7&new=yes&hot=', ''],
    ['hot=1&hot=1&type=slot&type=slot', 'hot=1&type=slot'],
    ['bet=1&bet=50', 'bet=50'],
    [`provider=${'x'.repeat(2000)}&rtp=96`, 'rtp=96'],
    ['__proto__=1&constructor=1&toString=1', ''],
    ['sideDeposit=true&sort=az&demo=1', 'demo=1'],
    ['provider=%3Cscript%3E&provider=kite-and-key', 'provider=%3Cscript%3E&provider=kite-and-key'],
  ])('reads only offered values from %s: %s', (query, kept) => {
    expect(write(read(query))).toBe(kept);
  });

  it.each([
    ['type=poker&demo=1', { demo: ['1'] }],
    ['sort=az&demo=1', { demo: ['1'] }],
    ['sort=&provider=&demo=1', { demo: ['1'] }],
    ['provider=b&provider=a&provider=b', { provider: ['b', 'a'] }],
    [`provider=${'x'.repeat(80)}`, { provider: ['x'.repeat(80)] }],
    [`provider=${'x'.repeat(81)}`, {}],
  ])(
    'contains only allowed values of %s, each once, in the order of the address',
    (query, filter) => {
      expect(read(query)).toEqual(filter);
    },
  );

  it('writes providers in alphabetical order', () => {
    expect(write({ provider: ['b', 'c', 'a'] })).toBe('provider=a&provider=b&provider=c');
  });

  it('ignores facets that do not exist', () => {
    const params = new URLSearchParams('demo=1&hot=1');
    expect(write(readGameFilter(params, ['hot', 'type']))).toBe('hot=1');
  });

  it('accepts any address', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (params) => {
        expect(chosenCount(readGameFilter(params))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('removes providers without a game in the list', () => {
    const filter = read('provider=ghost&provider=kite-and-key&hot=1');
    expect(withProviders(filter, (id) => id === 'kite-and-key')).toEqual({
      hot: ['1'],
      provider: ['kite-and-key'],
    });
    expect(withProviders(filter, () => false)).toEqual({ hot: ['1'] });
    expect(withProviders(NO_FILTER, () => false)).toBe(NO_FILTER);
  });

  const [game] = fc.sample(anyGame, { seed: SEED, numRuns: 1 });
  if (!game) throw new Error('There is no game');

  it.each([
    ['new', { isNew: true }, ['1']],
    ['new', { isNew: false }, []],
    ['hot', { hot: true }, ['1']],
    ['hot', { hot: false }, []],
    ['freespin', { freeSpin: true, demo: false }, ['1']],
    ['freespin', { freeSpin: false, demo: true }, []],
    ['demo', { demo: true }, ['1']],
    ['demo', { demo: false }, []],
    ['type', { type: 'fishing' }, ['fishing']],
    ['provider', { provider: { id: 'kite', name: 'Kite', image: null } }, ['kite']],
    ['volatility', { info: { rtp: null, minBet: satang(100), volatility: 'high' } }, ['high']],
    ['volatility', { info: { rtp: null, minBet: satang(100), volatility: null } }, []],
    ['volatility', { info: null }, []],
  ] as const)('reads the facet %s of a game with %j as %j', (facet, change, values) => {
    expect(facetValues({ ...game, ...change }, facet)).toEqual(values);
  });

  it('shares the value of equal games, so that a long list stays small in memory', () => {
    const values = (id: string) => facetValues({ ...game, id, type: 'slot' }, 'type');
    expect(values('a')).toBe(values('b'));
  });

  it.each([
    [100, ['97']],
    [97, ['97']],
    [96.99, ['96']],
    [95, ['95']],
    [94.99, ['0']],
    [0, ['0']],
    [null, []],
  ])('puts a game with an RTP of %s %% into the band %s', (rtp, bands) => {
    expect(facetValues({ ...game, info: null, rtp }, 'rtp')).toEqual(bands);
  });

  it.each([
    [25, ['1', '5', '10', '50']],
    [100, ['1', '5', '10', '50']],
    [101, ['5', '10', '50']],
    [5000, ['50']],
    [5001, ['more']],
    [null, []],
  ])('puts a minimum bet of %s satang into the bands %s', (minBet, bands) => {
    const info = {
      rtp: null,
      minBet: minBet === null ? null : satang(minBet),
      volatility: null,
    };
    expect(facetValues({ ...game, info }, 'bet')).toEqual(bands);
  });
});
