import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BonusOffer } from './bonus.ts';
import {
  type ClaimEvent,
  type ClaimState,
  NO_CLAIM,
  claimTerms,
  claimTransition,
} from './claimFlow.ts';
import { satang, satangFromBaht } from '../money/money.ts';
import { turnoverOf } from './promotion.ts';

const offer: BonusOffer = {
  id: 'thank-you',
  title: 'Thank you',
  summary: '',
  picture: { alt: '', image: '', imagePhone: '', color: null },
  terms: {
    minDeposit: null,
    bonus: { kind: 'fixed', amount: satangFromBaht(150) },
    maxBonus: null,
    turnover: 2,
    turnoverOn: 'bonus',
    excludedTypes: [],
    excludedGames: [],
  },
  by: 'claim',
  credit: satangFromBaht(150),
  endsAt: null,
  refusal: null,
};
const failure = { messageId: 'error.bonus.2106', code: '2106' } as const;

const after = (...events: ClaimEvent[]): ClaimState => events.reduce(claimTransition, NO_CLAIM);
const opened: ClaimEvent = { type: 'opened', offer };
const confirmed: ClaimEvent = { type: 'confirmed', intent: 'a' };
const lost: ClaimEvent = { type: 'connectionLost', intent: 'a' };

describe('bonus claim', () => {
  it('sends nothing before the terms were shown and accepted', () => {
    expect(after(confirmed)).toBe(NO_CLAIM);
    expect(after(opened).status).toBe('asking');
    expect(after(opened, confirmed)).toMatchObject({ status: 'claiming', intent: 'a' });
  });

  it('ignores replies to other intents', () => {
    const claiming = after(opened, confirmed);
    expect(claimTransition(claiming, { type: 'given', intent: 'b' })).toBe(claiming);
    expect(claimTransition(claiming, { type: 'refused', intent: 'b', failure })).toBe(claiming);
    expect(claimTransition(claiming, { type: 'given', intent: 'a' })).toBe(NO_CLAIM);
  });

  it('cannot be closed while pending', () => {
    const claiming = after(opened, confirmed);
    expect(claimTransition(claiming, { type: 'closed' })).toBe(claiming);
    expect(after(opened, confirmed, lost, { type: 'closed' })).toBe(NO_CLAIM);
  });

  it('ignores closing before it was opened', () => {
    const idle: ClaimState = { status: 'idle' };
    expect(claimTransition(idle, { type: 'closed' })).toBe(idle);
  });

  it('retries with the same key after a broken connection', () => {
    expect(after(opened, confirmed, lost, { type: 'rechecked' })).toMatchObject({
      status: 'claiming',
      intent: 'a',
      again: true,
    });
  });

  it('reports why it was refused, and can continue', () => {
    const refused = after(opened, confirmed, { type: 'refused', intent: 'a', failure });
    expect(refused).toMatchObject({ status: 'refused', failure });
    expect(claimTransition(refused, { type: 'closed' })).toBe(NO_CLAIM);
  });

  it('sends each intent once, for any order of input and replies', () => {
    const event: fc.Arbitrary<ClaimEvent> = fc.oneof(
      fc.constant(opened),
      fc.constantFrom('a', 'b', 'c').map((intent) => ({ type: 'confirmed' as const, intent })),
      fc.constantFrom('a', 'b', 'c').map((intent) => ({ type: 'given' as const, intent })),
      fc.constantFrom('a', 'b', 'c').map((intent) => ({ type: 'connectionLost' as const, intent })),
      fc
        .constantFrom('a', 'b', 'c')
        .map((intent) => ({ type: 'refused' as const, intent, failure })),
      fc.constant<ClaimEvent>({ type: 'rechecked' }),
      fc.constant<ClaimEvent>({ type: 'closed' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        let state: ClaimState = NO_CLAIM;
        for (const each of events) {
          const before = state;
          state = claimTransition(state, each);
          if (state === before || state.status !== 'claiming') continue;
          // A claim is sent from the confirmation with a new key, or retried with the previous key.
          if (before.status === 'unsure') expect(state.intent).toBe(before.intent);
          else expect(before.status).toBe('asking');
        }
      }),
      { numRuns: process.env['PROVE'] ? 10_000 : 500, seed: 20_260_115 },
    );
  });
});

describe('claim preview', () => {
  it('shows the current value from the API, and its turnover', () => {
    const cashback = {
      ...offer,
      credit: satang(31_250),
      terms: { ...offer.terms, bonus: { kind: 'percent', percent: 5 } as const },
    };
    expect(claimTerms(cashback)).toEqual({
      credit: 31_250,
      turnover: turnoverOf(cashback.terms, satang(0), satang(31_250)),
    });
  });

  it('shows the sum from the terms if the API returns nothing; unknown for percentages', () => {
    expect(claimTerms({ ...offer, credit: null })).toEqual({ credit: 15_000, turnover: 30_000 });
    const part = { ...offer.terms, bonus: { kind: 'percent', percent: 5 } as const };
    expect(claimTerms({ terms: part, credit: null })).toBeNull();
  });

  it('is empty if there is nothing to claim now', () => {
    expect(claimTerms({ ...offer, credit: satang(0) })).toBeNull();
  });
});
