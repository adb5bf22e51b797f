import { type Satang, parseSatang, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

/** The range of one deposit channel, in satang. */
export interface AmountRange {
  readonly min: Satang;
  readonly max: Satang;
}

/** Range if a channel defines none: 250 to 45,000 baht (section 9). */
export const DEFAULT_DEPOSIT_RANGE: AmountRange = { min: satang(25_000), max: satang(4_500_000) };

/** Why a deposit amount is invalid (section 5, Deposit amount). `limit` is the value for the message. */
export type DepositAmountProblem =
  | { readonly code: 'required' }
  | { readonly code: 'incorrect' }
  | { readonly code: 'digitsOnly' }
  | { readonly code: 'belowMinimum'; readonly limit: Satang }
  | { readonly code: 'aboveMaximum'; readonly limit: Satang };

/** The amount in satang, or why it is invalid. */
export type DepositAmountResult =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: DepositAmountProblem };

/** Checks a typed deposit amount against the range of the channel. Deposits are whole baht. */
export function checkDepositAmount(typed: string, range: AmountRange): DepositAmountResult {
  const text = plainAmountText(typed);
  if (text === '') return { ok: false, problem: { code: 'required' } };
  if (!/^\d+$/.test(text)) return { ok: false, problem: { code: 'digitsOnly' } };
  if (text.startsWith('0')) return { ok: false, problem: { code: 'incorrect' } };
  const amount = parseSatang(text);
  // An amount of more than twelve digits exceeds every maximum. Report the maximum and not a parse error.
  if (amount === null || amount > range.max) {
    return { ok: false, problem: { code: 'aboveMaximum', limit: range.max } };
  }
  if (amount < range.min) return { ok: false, problem: { code: 'belowMinimum', limit: range.min } };
  return { ok: true, amount };
}
