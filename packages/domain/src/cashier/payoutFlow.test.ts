import { describe, expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { unknownPayouts } from './payoutState.ts';
import { RECORD } from './testing/payoutRecord.ts';
import { reviewed as review, withdrawalAfter as run } from './testing/withdrawal.ts';
import { INITIAL_WITHDRAW, type WithdrawEvent, type WithdrawState } from './withdrawFlow.ts';

const confirm = (intent: string): WithdrawEvent => ({
  type: 'confirmed',
  intent,
  at: 1_000,
  locked: false,
});
const released = (intent: string, baht: number): WithdrawEvent => ({
  type: 'pendingFound',
  pending: { intent, amount: satangFromBaht(baht), sentAt: 1_000, released: true },
});
const notMade = (intent: string): WithdrawEvent => ({ type: 'notMade', intent });
const lose = (intent: string): WithdrawEvent => ({ type: 'connectionLost', intent });
const intents = (state: WithdrawState) => unknownPayouts(state).map(({ intent }) => intent);

const sending = run(INITIAL_WITHDRAW, ...review('500'), confirm('a'));
const unknown = run(sending, lose('a'));
/** A form: 500 baht and 700 baht were sent, and both outcomes are unknown. */
const form = run(INITIAL_WITHDRAW, released('a', 500), released('b', 700));

describe('a payout that the server has confirmed as not made', () => {
  it('leads back to the form with the typed text and a notice of its amount', () => {
    expect(run(unknown, notMade('a'))).toEqual({
      status: 'entering',
      draft: '500',
      open: [],
      problem: null,
      failure: null,
      notice: { code: 'notMade', amount: 50_000 },
    });
  });

  it('does not use its key again: the same amount gets a new one', () => {
    const again = run(unknown, notMade('a'), ...review('500'), confirm('c'));
    expect(again).toMatchObject({ status: 'sending', intent: 'c', amount: 50_000 });
  });

  it('is removed from the form, with a notice of its own amount', () => {
    const state = run(form, { type: 'amountTyped', text: '600' }, notMade('b'));
    expect(state).toMatchObject({
      status: 'entering',
      draft: '600',
      notice: { code: 'notMade', amount: 70_000 },
    });
    expect(intents(state)).toEqual(['a']);
  });

  it('does not interrupt a review, which then uses a new key', () => {
    const state = run(form, ...review('500'), notMade('a'));
    expect(state).toEqual({
      status: 'reviewing',
      draft: '500',
      open: [{ intent: 'b', amount: 70_000, sentAt: 1_000 }],
      amount: 50_000,
    });
    expect(run(state, confirm('c'))).toMatchObject({ intent: 'c' });
  });

  it('does not interrupt another payout', () => {
    const other = run(form, ...review('600'), confirm('c'));
    expect(run(other, notMade('a'))).toMatchObject({ status: 'sending', intent: 'c' });
    const lost = run(other, lose('c'), notMade('a'));
    expect(lost).toMatchObject({ status: 'unknown', intent: 'c' });
    expect(intents(lost)).toEqual(['c', 'b']);
  });

  it('changes nothing while it is sent again, after a result, or if it is not known here', () => {
    const done = run(sending, { type: 'accepted', intent: 'a', record: RECORD });
    expect(run(sending, notMade('a'))).toBe(sending);
    expect(run(done, notMade('a'))).toBe(done);
    for (const state of [INITIAL_WITHDRAW, form, unknown]) {
      expect(run(state, notMade('z'))).toBe(state);
    }
  });
});
