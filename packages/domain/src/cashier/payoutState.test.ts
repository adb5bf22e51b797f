import { describe, expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { INITIAL_PAYOUT, unknownPayouts } from './payoutState.ts';
import { RECORD } from './testing/payoutRecord.ts';

const first = { intent: 'a', amount: satangFromBaht(500), sentAt: 1_000 };
const second = { intent: 'b', amount: satangFromBaht(700), sentAt: 2_000 };
const before = { draft: '500', open: [first, second] };

describe('the payouts that are searched for', () => {
  it('are all unknown ones in the form and in a review', () => {
    const { amount } = first;
    expect(unknownPayouts({ ...INITIAL_PAYOUT, ...before })).toEqual([first, second]);
    expect(unknownPayouts({ status: 'reviewing', ...before, amount })).toEqual([first, second]);
  });

  it('do not include one that is being sent again', () => {
    expect(unknownPayouts({ status: 'sending', ...before, ...first })).toEqual([second]);
  });

  it('include one that was sent again without a reply only once', () => {
    const unknown = { status: 'unknown', elsewhere: false, step: 'open' } as const;
    const sought = unknownPayouts({ ...unknown, ...before, ...first });
    expect(sought.map(({ intent, amount }) => [intent, amount])).toEqual([
      ['a', 50_000],
      ['b', 70_000],
    ]);
  });

  it('are none after a result', () => {
    const { amount } = first;
    const done = { status: 'succeeded', draft: '500', amount, record: RECORD } as const;
    expect(unknownPayouts(done)).toEqual([]);
  });
});
