import { describe, expect, it } from 'vitest';
import type { Failure } from '../errors/errorCatalogue.ts';
import { satangFromBaht } from '../money/money.ts';
import { payoutClaims } from './payoutClaims.ts';
import { INITIAL_PAYOUT, type PayoutState } from './payoutState.ts';
import { RECORD } from './testing/payoutRecord.ts';

const amount = satangFromBaht(500);
const failure: Failure = { messageId: 'error.withdraw.1005', code: '1005' };
const first = { intent: 'a', amount, sentAt: 1_000 };
const second = { intent: 'b', amount: satangFromBaht(700), sentAt: 2_000 };
const claims = (state: PayoutState<unknown, Failure>) => payoutClaims(state);

describe('what a payout states about money', () => {
  it('is nothing in an empty form', () => {
    expect(claims(INITIAL_PAYOUT)).toEqual([]);
  });

  it('is nothing in a review or while it is sent, even if an earlier outcome is unknown', () => {
    const before = { draft: '700', open: [first] };
    expect(claims({ status: 'reviewing', ...before, amount })).toEqual([]);
    expect(claims({ status: 'sending', ...before, ...second })).toEqual([]);
  });

  it('is that it was made, with the reference of its record', () => {
    expect(claims({ status: 'succeeded', draft: '500', amount, record: RECORD })).toEqual([
      { claim: 'made', amount: 50_000, reference: 'W26011500001' },
    ]);
    const unrecorded = { at: null, reference: null };
    expect(claims({ status: 'succeeded', draft: '500', amount, record: unrecorded })).toEqual([
      { claim: 'made', amount: 50_000, reference: null },
    ]);
  });

  it('is that its outcome is unknown, once, even if the amount was sent again', () => {
    const unknown = { status: 'unknown', draft: '500', elsewhere: false, step: 'open' } as const;
    const one = [{ claim: 'unknown', amount: 50_000, reference: null }];
    expect(claims({ ...unknown, ...first, open: [] })).toEqual(one);
    expect(claims({ ...unknown, ...first, open: [first] })).toEqual(one);
    expect(claims({ ...unknown, ...first, open: [second] })).toEqual(one);
  });

  it('is in the form the unknown outcome of each earlier payout', () => {
    expect(claims({ ...INITIAL_PAYOUT, open: [first, second] })).toEqual([
      { claim: 'unknown', amount: 50_000, reference: null },
      { claim: 'unknown', amount: 70_000, reference: null },
    ]);
  });

  it.each([
    ['late', 'made'],
    ['elsewhere', 'made'],
    ['answered', 'answered'],
    ['notMade', 'notMade'],
  ] as const)('is after the notice %s: %s, with its amount', (code, claim) => {
    expect(claims({ ...INITIAL_PAYOUT, open: [second], notice: { code, amount } })).toEqual([
      { claim: 'unknown', amount: 70_000, reference: null },
      { claim, amount: 50_000, reference: null },
    ]);
  });

  it('is a refusal without an amount', () => {
    expect(claims({ ...INITIAL_PAYOUT, failure })).toEqual([
      { claim: 'refused', amount: null, reference: null },
    ]);
  });
});
