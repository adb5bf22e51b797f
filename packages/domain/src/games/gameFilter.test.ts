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

describe('filter of games', () => {
  it('comes back from its address as it was, and has one address', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const again = read(write(filter));
        expect(write(again)).toBe(write(filter));
        expect(chosenCount(again)).toBe(chosenCount(filter));
      }),
      { seed: SEED },
    );
  });

  it('is cleared one by one, each step back to what it was', () => {
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
  ])('reads of the address %s only what is offered', (query, kept) => {
    expect(write(read(query))).toBe(kept);
  });

  it('reads no facet that there is not', () => {
    const params = new URLSearchParams('demo=1&hot=1');
    expect(write(readGameFilter(params, ['hot', 'type']))).toBe('hot=1');
  });

  it('never breaks at what stands in an address', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (params) => {
        expect(chosenCount(readGameFilter(params))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('forgets providers that no game of the list is by', () => {
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
    [100, ['97']],
    [97, ['97']],
    [96.99, ['96']],
    [95, ['95']],
    [94.99, ['0']],
    [0, ['0']],
    [null, []],
  ])('has a game that gives back %s %% in the band %s', (rtp, bands) => {
    expect(facetValues({ ...game, info: null, rtp }, 'rtp')).toEqual(bands);
  });

  it.each([
    [25, ['1', '5', '10', '50']],
    [100, ['1', '5', '10', '50']],
    [101, ['5', '10', '50']],
    [5000, ['50']],
    [5001, ['more']],
    [null, []],
  ])('has a smallest bet of %s satang in the bands %s', (minBet, bands) => {
    const info = {
      rtp: null,
      minBet: minBet === null ? null : satang(minBet),
      volatility: null,
    };
    expect(facetValues({ ...game, info }, 'bet')).toEqual(bands);
  });
});
