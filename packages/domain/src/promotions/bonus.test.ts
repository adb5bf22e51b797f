import { describe, expect, it } from 'vitest';
import {
  type BonusOffer,
  type BonusRefusal,
  type MemberBonus,
  offerAt,
  turnoverLeft,
} from './bonus.ts';
import { satang } from '../money/money.ts';

const offer = { id: 'payday', endsAt: 1_000, refusal: null } as BonusOffer;

describe('an offer', () => {
  it('is refused from its end on, with the code that the API answers', () => {
    expect(offerAt(offer, 999)).toBe(offer);
    expect(offerAt(offer, 1_000).refusal).toEqual({
      code: 2102,
      messageId: 'error.bonus.2102',
      needed: null,
      have: null,
    });
  });

  it('without an end stays as it is', () => {
    const open = { ...offer, endsAt: null };
    expect(offerAt(open, 1_000_000)).toBe(open);
  });

  it('keeps the reason for which it was refused before', () => {
    const refusal: BonusRefusal = {
      code: 2101,
      messageId: 'error.bonus.2101',
      needed: null,
      have: null,
    };
    expect(offerAt({ ...offer, refusal }, 1_000).refusal).toBe(refusal);
  });
});

describe('remaining turnover', () => {
  const bonus = (status: MemberBonus['status'], required: number, done: number): MemberBonus => ({
    id: 'b_1',
    promotionId: 'payday',
    title: 'Payday',
    credit: satang(10_000),
    grantedAt: 0,
    status,
    turnover: { required: satang(required), done: satang(done) },
  });

  it.each([
    ['nothing without a bonus', [], 0],
    ['the open part of a bonus', [bonus('running', 80_000, 30_000)], 50_000],
    [
      'the largest open part of several, because a bet counts for all',
      [
        bonus('running', 80_000, 60_000),
        bonus('running', 50_000, 0),
        bonus('running', 10_000, 5_000),
      ],
      50_000,
    ],
    ['nothing for a bonus with more play than required', [bonus('running', 80_000, 90_000)], 0],
    [
      'nothing for bonuses that have ended',
      [bonus('done', 80_000, 0), bonus('lost', 90_000, 0)],
      0,
    ],
    [
      'only that of a running bonus',
      [bonus('lost', 90_000, 0), bonus('running', 10_000, 0)],
      10_000,
    ],
  ])('is %s', (_, bonuses, left) => {
    expect(turnoverLeft(bonuses)).toBe(left);
  });
});
