import { describe, expect, it } from 'vitest';
import { type BonusOffer, type BonusRefusal, offerAt } from './bonus.ts';

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
