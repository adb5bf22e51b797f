import type { AmountRange } from './depositAmount.ts';
import { type Satang, parseSatang, satang } from './money.ts';
import { plainAmountText } from './typedAmount.ts';

/** 300 to 999,999 baht a request, unless the API says otherwise (section 5). */
export const DEFAULT_WITHDRAW_RANGE: AmountRange = { min: satang(30_000), max: satang(99_999_900) };

/** Why a withdrawal cannot be sent (section 5, Withdraw amount). */
export type WithdrawAmountProblem =
  | { readonly code: 'required' }
  | { readonly code: 'incorrect' }
  | { readonly code: 'digitsOnly' }
  | { readonly code: 'twoDecimals' }
  | { readonly code: 'belowMinimum'; readonly limit: Satang }
  | { readonly code: 'aboveMaximum'; readonly limit: Satang }
  | { readonly code: 'notEnough'; readonly limit: Satang };

export type WithdrawAmountResult =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: WithdrawAmountProblem };

/** Checks a typed withdrawal against the range and the balance, all in satang. Two decimals at most. */
export function checkWithdrawAmount(
  typed: string,
  { range, balance }: { readonly range: AmountRange; readonly balance: Satang },
): WithdrawAmountResult {
  const text = plainAmountText(typed);
  if (text === '') return refuse({ code: 'required' });
  if (!/^[\d.]+$/.test(text)) return refuse({ code: 'digitsOnly' });
  if (!/^\d+(\.\d*)?$/.test(text)) return refuse({ code: 'incorrect' });
  if (/\.\d{3,}$/.test(text)) return refuse({ code: 'twoDecimals' });
  if (/^0\d*$/.test(text)) return refuse({ code: 'incorrect' });
  const amount = parseSatang(text);
  if (amount === null) return refuse({ code: 'aboveMaximum', limit: range.max });
  if (amount < range.min) return refuse({ code: 'belowMinimum', limit: range.min });
  if (amount > range.max) return refuse({ code: 'aboveMaximum', limit: range.max });
  if (amount > balance) return refuse({ code: 'notEnough', limit: balance });
  return { ok: true, amount };
}

function refuse(problem: WithdrawAmountProblem): WithdrawAmountResult {
  return { ok: false, problem };
}
