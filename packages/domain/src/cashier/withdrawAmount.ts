import type { AmountRange } from './depositAmount.ts';
import { type Satang, parseSatang, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';
import { type WithdrawBasis, roomOf } from './withdrawRoom.ts';

/** 300 to 999,999 baht per request, unless the API returns other limits (section 5). */
export const DEFAULT_WITHDRAW_RANGE: AmountRange = { min: satang(30_000), max: satang(99_999_900) };

/** Why a withdrawal cannot be sent (section 5, Withdraw amount). */
export type WithdrawAmountProblem =
  | { readonly code: 'required' }
  | { readonly code: 'incorrect' }
  | { readonly code: 'digitsOnly' }
  | { readonly code: 'twoDecimals' }
  | { readonly code: 'belowMinimum'; readonly limit: Satang }
  | { readonly code: 'aboveMaximum'; readonly limit: Satang }
  | { readonly code: 'notEnough'; readonly limit: Satang }
  /** Exceeds the part of the balance that is not locked by bonus turnover. */
  | { readonly code: 'turnoverOpen'; readonly limit: Satang }
  /** Exceeds the remaining amount of today. */
  | { readonly code: 'dailyAmount'; readonly limit: Satang }
  /** No withdrawals are left today. */
  | { readonly code: 'dailyCount' };

/** The amount in satang, or why it is invalid. */
export type WithdrawAmountResult =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: WithdrawAmountProblem };

/**
 * Checks a typed withdrawal against the range, the balance and, if known, turnover and daily limits; all in satang. Two
 * decimals at most. A returned limit is always an amount that passes the next check.
 */
export function checkWithdrawAmount(typed: string, basis: WithdrawBasis): WithdrawAmountResult {
  const { range, balance, daily } = basis;
  const text = plainAmountText(typed);
  if (text === '') return refuse({ code: 'required' });
  if (!/^[\d.]+$/.test(text)) return refuse({ code: 'digitsOnly' });
  if (!/^\d+(\.\d*)?$/.test(text)) return refuse({ code: 'incorrect' });
  if (/\.\d{3}/.test(text)) return refuse({ code: 'twoDecimals' });
  if (/^0\d*$/.test(text)) return refuse({ code: 'incorrect' });
  const amount = parseSatang(text);
  if (amount === null) return refuse({ code: 'aboveMaximum', limit: range.max });
  if (amount < range.min) return refuse({ code: 'belowMinimum', limit: range.min });
  if (amount > range.max) return refuse({ code: 'aboveMaximum', limit: range.max });
  const limit = roomOf(basis);
  if (amount > balance) return refuse({ code: 'notEnough', limit });
  if (amount > balance - (basis.turnoverLocked ?? 0))
    return refuse({ code: 'turnoverOpen', limit });
  if (daily?.countLeft === 0) return refuse({ code: 'dailyCount' });
  if (daily && amount > daily.amountLeft) return refuse({ code: 'dailyAmount', limit });
  return { ok: true, amount };
}

function refuse(problem: WithdrawAmountProblem): WithdrawAmountResult {
  return { ok: false, problem };
}
