import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnoverShare } from './bonus.ts';
import { satang, satangFromBaht } from '../money/money.ts';
import { type PromotionTerms, bonusOn, promotionExample, turnoverOf } from './promotion.ts';
import { scheduleState } from './schedule.ts';
import {
  type RunningPromotion,
  PROMOTION_COUNTDOWN_MS,
  reconcilePromotion,
  promotionCountdown,
} from './runningPromotion.ts';

const RUNS = { numRuns: process.env['PROVE'] ? 20_000 : 500, seed: 20_260_115 };

const terms: PromotionTerms = {
  minDeposit: satangFromBaht(300),
  bonus: { kind: 'percent', percent: 100 },
  maxBonus: satangFromBaht(1000),
  turnover: 8,
  turnoverOn: 'depositAndBonus',
  excludedTypes: [],
  excludedGames: [],
};

describe('bonus of a deposit', () => {
  it.each([
    [299.99, 0],
    [300, 300],
    [999.99, 999.99],
    [1000, 1000],
    [200_000, 1000],
  ])('of %d baht is %d baht', (deposit, bonus) => {
    expect(bonusOn(terms, satangFromBaht(deposit))).toBe(satangFromBaht(bonus));
  });

  it.each([
    [12.5, 333, 41.62],
    [0.29, 100, 0.29],
    [33.33, 300, 99.99],
    [2, 50_000_000, 1_000_000],
  ])('is rounded down to the satang: %d per cent of %d baht is %d', (percent, deposit, bonus) => {
    const open = { ...terms, minDeposit: null, maxBonus: null };
    const part = { ...open, bonus: { kind: 'percent', percent } as const };
    expect(bonusOn(part, satangFromBaht(deposit))).toBe(satangFromBaht(bonus));
  });

  it('is a fixed sum if the terms define one and the deposit is large enough', () => {
    const fixed = { ...terms, bonus: { kind: 'fixed', amount: satang(10_000) } as const };
    expect(bonusOn(fixed, satangFromBaht(299))).toBe(0);
    expect(bonusOn(fixed, satangFromBaht(300))).toBe(10_000);
  });

  it('is never above the maximum or below zero', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (deposit) => {
        const bonus = bonusOn(terms, satang(deposit));
        expect(Number.isSafeInteger(bonus)).toBe(true);
        expect(bonus).toBeGreaterThanOrEqual(0);
        expect(bonus).toBeLessThanOrEqual(100_000);
      }),
      RUNS,
    );
  });

  it('requires the turnover of the terms', () => {
    const [deposit, bonus] = [satangFromBaht(300), satangFromBaht(300)];
    expect(turnoverOf(terms, deposit, bonus)).toBe(480_000);
    expect(turnoverOf({ ...terms, turnoverOn: 'bonus' }, deposit, bonus)).toBe(240_000);
    expect(turnoverOf({ ...terms, turnover: 0 }, deposit, bonus)).toBe(0);
  });
});

describe('example of the terms', () => {
  it.each([
    [300, 500],
    [500, 500],
    [501, 1000],
    [100_000, 100_000],
    [123_456, 123_456],
  ])('with a minimum of %d baht starts with %d baht', (minimum, base) => {
    const example = promotionExample({ ...terms, minDeposit: satangFromBaht(minimum) }, 'deposit');
    expect(example?.base).toBe(satangFromBaht(base));
  });

  it('of a fixed sum with a minimum includes the deposit in the turnover, even if it is claimed', () => {
    const fixed = { ...terms, bonus: { kind: 'fixed', amount: satang(10_000) } as const };
    expect(promotionExample(fixed, 'claim')).toEqual({
      base: 50_000,
      bonus: 10_000,
      turnover: 480_000,
    });
  });
});

describe('completed share of the turnover', () => {
  it.each([
    [100, 25, 0.25],
    [100, 250, 1],
    [0, 0, 1],
  ])('of %i with %i done is %d', (required, done, share) => {
    expect(turnoverShare({ required: satang(required), done: satang(done) })).toBe(share);
  });
});

describe('a schedule', () => {
  it.each([
    [99, 'upcoming'],
    [100, 'running'],
    [199, 'running'],
    [200, 'over'],
  ])('from 100 to 200 is at %i %s', (now, state) => {
    expect(scheduleState({ startsAt: 100, endsAt: 200 }, now)).toBe(state);
  });

  it('without an end is never over', () => {
    expect(scheduleState({ startsAt: 0, endsAt: null }, Number.MAX_SAFE_INTEGER)).toBe('running');
  });
});

describe('a countdown', () => {
  const running: RunningPromotion = {
    kind: 'deposit',
    id: 'dp_1',
    credit: satang(10_000),
    deposit: satang(50_000),
    deadline: PROMOTION_COUNTDOWN_MS,
    closed: false,
    fulfilled: false,
  };

  it('runs to its deadline and stops there', () => {
    expect(promotionCountdown(running, 0)).toEqual({ status: 'running', left: 600_000 });
    expect(promotionCountdown(running, 599_999)).toEqual({ status: 'running', left: 1 });
    expect(promotionCountdown(running, 600_000)).toEqual({ status: 'over' });
  });

  it.each([
    [{ closed: true }, 'over'],
    [{ deadline: null }, 'untimed'],
    [{ deadline: null, closed: true }, 'over'],
    [{ fulfilled: true, deadline: 0 }, 'fulfilled'],
  ])('of %j is %s', (change, status) => {
    expect(promotionCountdown({ ...running, ...change }, 1)).toEqual({ status });
  });

  it('starts again for another promotion, and is null without one', () => {
    const other = { ...running, id: 'dp_2', deadline: 900_000 };
    expect(reconcilePromotion({ ...running, closed: true }, other)).toBe(other);
    expect(reconcilePromotion(running, { ...running, kind: 'registration' })?.kind).toBe(
      'registration',
    );
    expect(reconcilePromotion(running, null)).toBeNull();
    expect(reconcilePromotion(null, running)).toBe(running);
  });

  it('is never extended and never restarts, for any number of replies', () => {
    const reply = fc.record({
      deadline: fc.option(fc.nat(1000)),
      closed: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, fc.constant(true)),
      after: fc.nat(200),
    });
    fc.assert(
      fc.property(fc.array(reply, { maxLength: 30, size: 'max' }), (replies) => {
        let kept: RunningPromotion | null = null;
        let now = 0;
        let end = Infinity;
        let isOver = false;
        for (const { after, ...told } of replies) {
          const next: RunningPromotion | null = reconcilePromotion(kept, { ...running, ...told });
          if (!next) throw new Error('a promotion was lost');
          expect(next.deadline ?? Infinity).toBeLessThanOrEqual(end);
          end = next.deadline ?? Infinity;
          now += after;
          const { status } = promotionCountdown(next, now);
          if (isOver) expect(status).toBe('over');
          isOver = status === 'over';
          kept = next;
        }
      }),
      RUNS,
    );
  });
});
