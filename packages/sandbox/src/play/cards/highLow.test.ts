import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import type { Random } from '../../random/random.ts';
import { type Guess, guessNext, payOf } from './highLow.ts';

function nextIs(rank: number): Random {
  return { token: () => '', below: (limit) => (limit === 13 ? rank - 1 : 0), restart: () => {} };
}

const RANKS = Array.from({ length: 13 }, (_, at) => at + 1);

describe('high or low', () => {
  it('pays back the RTP for every open card, and never more', () => {
    for (const rank of RANKS) {
      for (const guess of ['high', 'low'] as const) {
        const pay = payOf({ rank, suit: 0 }, guess, 97);
        if (pay === null) continue;
        const winning = RANKS.filter((next) => (guess === 'high' ? next >= rank : next <= rank));
        const back = (pay * winning.length) / 13;
        expect(back).toBeLessThanOrEqual(97);
        expect(back).toBeGreaterThan(96);
      }
    }
  });

  it('offers no guess that pays less than the bet, and always at least one guess', () => {
    for (const rank of RANKS) {
      const pays = (['high', 'low'] as const).map((guess) => payOf({ rank, suit: 0 }, guess, 97));
      expect(pays.some((pay) => pay !== null)).toBe(true);
      expect(pays.every((pay) => pay === null || pay > 100)).toBe(true);
    }
    expect(payOf({ rank: 1, suit: 0 }, 'high', 97)).toBeNull();
    expect(payOf({ rank: 13, suit: 0 }, 'low', 97)).toBeNull();
    expect(() => guessNext({ rank: 1, suit: 0 }, 'high', satang(100), 97, nextIs(2))).toThrow(
      'not offered',
    );
  });

  it.each<[number, number, Guess, boolean]>([
    [7, 8, 'high', true],
    [7, 7, 'high', true],
    [7, 6, 'high', false],
    [7, 7, 'low', true],
    [7, 8, 'low', false],
  ])('on %i then %i, “%s” is %s', (rank, next, guess, right) => {
    const round = guessNext({ rank, suit: 0 }, guess, satang(1000), 97, nextIs(next));
    expect(round.right).toBe(right);
    expect(round.total).toBe(
      right ? Math.floor((1000 * (payOf({ rank, suit: 0 }, guess, 97) ?? 0)) / 100) : 0,
    );
  });
});
