import { describe, expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { checkWithdrawAmount } from './withdrawAmount.ts';
import { type WithdrawBasis, withdrawRoom } from './withdrawRoom.ts';

const baht = satangFromBaht;
const daily = (amountLeft: number, countLeft: number) => ({
  amount: baht(2_000_000),
  amountLeft: baht(amountLeft),
  count: 20,
  countLeft,
});
const basis = (rest: Partial<WithdrawBasis>): WithdrawBasis => ({
  range: { min: baht(300), max: baht(999_999) },
  balance: baht(12_500),
  ...rest,
});

describe('available withdrawal', () => {
  it.each<[Partial<WithdrawBasis>, number, string[]]>([
    [{}, 12_500, []],
    [{ balance: baht(2_000_000) }, 999_999, []],
    [{ turnoverLocked: baht(150.25) }, 12_349.75, []],
    [{ daily: daily(1_000, 1) }, 1_000, []],
    [{ daily: null }, 12_500, []],
    [{ balance: baht(299.99) }, 0, ['balance']],
    [{ balance: baht(300) }, 300, []],
    [{ turnoverLocked: baht(12_200.01) }, 0, ['turnover']],
    [{ turnoverLocked: baht(20_000) }, 0, ['turnover']],
    [{ turnoverLocked: baht(12_200) }, 300, []],
    [{ daily: daily(299.99, 5) }, 0, ['dailyAmount']],
    [{ daily: daily(300, 5) }, 300, []],
    [{ daily: daily(500, 0) }, 0, ['dailyCount']],
    [{ daily: daily(0, 0) }, 0, ['dailyBoth']],
    [{ daily: daily(0, 0), balance: baht(0) }, 0, ['dailyBoth', 'balance']],
  ])('for %j is %d baht, with obstacles %j', (rest, most, obstacles) => {
    expect(withdrawRoom(basis(rest))).toEqual({ most: baht(most), obstacles });
  });

  it('passes the amount check, and one satang more does not', () => {
    for (const rest of [
      {},
      { turnoverLocked: baht(150.25) },
      { daily: daily(1_000, 1) },
      { balance: baht(2_000_000) },
      { balance: baht(2_000_000), daily: daily(700_000.5, 3), turnoverLocked: baht(1_400_000) },
    ]) {
      const { most } = withdrawRoom(basis(rest));
      expect(checkWithdrawAmount(String(most / 100), basis(rest)).ok).toBe(true);
      expect(checkWithdrawAmount(String((most + 1) / 100), basis(rest)).ok).toBe(false);
    }
  });

  it.each<[Partial<WithdrawBasis>, string, object]>([
    [{ turnoverLocked: baht(500) }, '12000.01', { code: 'turnoverOpen', limit: baht(12_000) }],
    [{ daily: daily(400, 2) }, '400.01', { code: 'dailyAmount', limit: baht(400) }],
    [{ daily: daily(400, 0) }, '400', { code: 'dailyCount' }],
    [{ daily: daily(400, 2) }, '12500.01', { code: 'notEnough', limit: baht(400) }],
  ])('limits the amount for %j: %s baht is refused', (rest, typed, problem) => {
    expect(checkWithdrawAmount(typed, basis(rest))).toEqual({ ok: false, problem });
  });
});
