import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD } from '../cashier/testing/payoutRecord.ts';
import { checkAffiliateAmount } from './affiliateAmount.ts';
import {
  type AffiliateWithdrawEvent,
  type AffiliateWithdrawState,
  INITIAL_AFFILIATE_WITHDRAW,
  affiliateWithdrawTransition,
  findIncomeWithdrawal,
} from './affiliateWithdrawFlow.ts';
import { formatSatang, satang, satangFromBaht } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

const RUNS = process.env['PROVE'] ? 50_000 : 1_000;
const T = Date.parse('2026-02-02T12:00:00+07:00');
const TERMS = { minimum: satangFromBaht(500), balance: satangFromBaht(4_812.5), locked: false };

function play(...events: AffiliateWithdrawEvent[]): AffiliateWithdrawState {
  return events.reduce(affiliateWithdrawTransition, INITIAL_AFFILIATE_WITHDRAW);
}
const typed = (text: string): AffiliateWithdrawEvent => ({ type: 'amountTyped', text });
const submitted: AffiliateWithdrawEvent = { type: 'submitted', ...TERMS };
const confirmed: AffiliateWithdrawEvent = {
  type: 'confirmed',
  intent: 'a',
  at: T,
  locked: false,
};

describe('withdrawal of income', () => {
  it('goes from amount through review to success under one key', () => {
    const review = play(typed('1,500.50'), submitted);
    expect(review).toMatchObject({ status: 'reviewing', amount: 150_050 });
    const sending = affiliateWithdrawTransition(review, confirmed);
    expect(sending).toMatchObject({ status: 'sending', intent: 'a', amount: 150_050 });
    const again = affiliateWithdrawTransition(sending, { ...confirmed, intent: 'b' });
    expect(again).toBe(sending);
    expect(
      affiliateWithdrawTransition(sending, { type: 'accepted', intent: 'a', record: RECORD }),
    ).toMatchObject({
      status: 'succeeded',
      amount: 150_050,
    });
  });

  it('sends nothing while closed, before and during the review', () => {
    const before = play(typed('1500'));
    expect(affiliateWithdrawTransition(before, { ...submitted, locked: true })).toBe(before);
    expect(play(typed('1500'), submitted, { ...confirmed, locked: true })).toMatchObject({
      status: 'entering',
      draft: '1500',
    });
  });

  it('keeps the input after a refusal, with the limit that the refusal names', () => {
    const failure = {
      messageId: 'error.affiliate.1004' as const,
      code: '1004',
      figure: null,
      opensAt: T + 1,
    };
    expect(
      play(typed('1500'), submitted, confirmed, { type: 'refused', intent: 'a', failure }),
    ).toMatchObject({ status: 'entering', draft: '1500', failure });
  });

  it('without a reply is found, or stays unknown and keeps its key', () => {
    const lost = play(typed('1500'), submitted, confirmed, { type: 'connectionLost', intent: 'a' });
    expect(
      affiliateWithdrawTransition(lost, { type: 'found', intent: 'a', record: RECORD }),
    ).toMatchObject({
      status: 'succeeded',
    });
    const waiting = affiliateWithdrawTransition(lost, { type: 'waited' });
    expect(waiting).toMatchObject({ status: 'unknown', step: 'waiting', amount: 150_000 });
    expect(affiliateWithdrawTransition(waiting, { type: 'resent' })).toMatchObject({
      status: 'sending',
      intent: 'a',
    });
  });
});

describe('an amount', () => {
  it('is accepted to the satang, only between the minimum and the income', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (asked, minimum, balance) => {
        const limits = { minimum: satang(minimum), balance: satang(balance) };
        const result = checkAffiliateAmount(formatSatang(satang(asked)), limits);
        const fits = asked > 0 && asked >= minimum && asked <= balance;
        expect(result.ok).toBe(fits);
        if (result.ok) expect(result.amount).toBe(asked);
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
  });

  it('that is not a plain number is never accepted', () => {
    const limits = { minimum: satang(1), balance: satang(99_999_999_999) };
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 24 }),
      fc.stringMatching(/^[-+0-9.,eE ]{1,12}$/),
      fc.stringMatching(/^[0-9.,]{1,6}$/),
    );
    let taken = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const result = checkAffiliateAmount(text, limits);
        if (!result.ok) return;
        taken += 1;
        const plain = plainAmountText(text);
        expect(plain).toMatch(/^\d+(?:\.\d{0,2})?$/);
        expect(result.amount).toBe(Math.round(Number(plain) * 100));
      }),
      { numRuns: RUNS, seed: 20_260_115 },
    );
    expect(taken).toBeGreaterThan(RUNS / 50);
  });
});

describe('search for a lost withdrawal', () => {
  const sought = { amount: satangFromBaht(1_500), sentAt: T };
  const row = (
    amount: number,
    time: number,
    type: 'withdraw' | 'commission' | 'adjust' = 'withdraw',
  ) => ({
    type,
    time,
    amount: satangFromBaht(amount),
    reference: 'A1',
  });
  it('finds it by amount and time in the transactions', () => {
    expect(findIncomeWithdrawal(sought, [row(-1_500, T + 400)])).toEqual({
      at: T + 400,
      reference: 'A1',
    });
    expect(findIncomeWithdrawal(sought, [row(-1_500, T - 1_000)])).toEqual({
      at: T - 1_000,
      reference: 'A1',
    });
  });

  it.each([
    ['nothing moved', []],
    ['it is another amount', [row(-600, T + 400)]],
    ['it is older', [row(-1_500, T - 60_000)]],
    ['it is income', [row(1_500, T + 400, 'commission')]],
    ['it is a correction', [row(-1_500, T + 400, 'adjust')]],
  ])('does not find it when %s', (_, rows) => {
    expect(findIncomeWithdrawal(sought, rows)).toBeNull();
  });
});
