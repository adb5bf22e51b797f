import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import { type RunningPromotion, reconcilePromotion } from './runningPromotion.ts';

const running: RunningPromotion = {
  kind: 'deposit',
  id: 'dp_1',
  credit: satang(10_000),
  deposit: satang(50_000),
  deadline: 500,
  closed: false,
  fulfilled: false,
};

describe('a new reply about the same promotion', () => {
  it.each([
    [500, 900, 500],
    [500, 400, 400],
    [500, null, 500],
    [null, 500, 500],
    [null, null, null],
  ])('turns the deadline %j and the new one %j into %j', (before, told, deadline) => {
    const merged = reconcilePromotion(
      { ...running, deadline: before },
      { ...running, deadline: told },
    );
    expect(merged).toEqual({ ...running, deadline });
  });

  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('closes it if closed was %j or is %j: %j', (before, told, closed) => {
    const merged = reconcilePromotion({ ...running, closed: before }, { ...running, closed: told });
    expect(merged?.closed).toBe(closed);
  });
});

describe('a reply about another promotion', () => {
  it.each([
    ['of another id', running, { ...running, id: 'dp_2', deadline: 900 }],
    ['of another kind', running, { ...running, kind: 'registration' as const, deadline: 900 }],
    ['without an id', { ...running, id: null }, { ...running, id: null, deadline: 900 }],
  ])('%s replaces the stored one with its later deadline', (_, kept, fresh) => {
    expect(reconcilePromotion(kept, fresh)).toBe(fresh);
  });
});
