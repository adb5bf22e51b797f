import { type Satang, parseSatang, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

/** The range of one deposit channel, in satang. */
export interface AmountRange {
  readonly min: Satang;
  readonly max: Satang;
}

/** Where a channel gives no range: 250 to 45,000 baht (section 9). */
export const DEFAULT_DEPOSIT_RANGE: AmountRange = { min: satang(25_000), max: satang(4_500_000) };

/** Why a deposit amount cannot be sent (section 5, Deposit amount). `limit` is what the sentence prints. */
export type DepositAmountProblem =
  | { readonly code: 'required' }
  | { readonly code: 'incorrect' }
  | { readonly code: 'digitsOnly' }
  | { readonly code: 'belowMinimum'; readonly limit: Satang }
  | { readonly code: 'aboveMaximum'; readonly limit: Satang };

/** The amount in satang, or why it is none. */
export type DepositAmountResult =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: DepositAmountProblem };

/** Checks a typed deposit amount against the channel's own range. Deposits are whole baht. */
export function checkDepositAmount(typed: string, range: AmountRange): DepositAmountResult {
  const text = plainAmountText(typed);
  if (text === '') return { ok: false, problem: { code: 'required' } };
  if (!/^\d+$/.test(text)) return { ok: false, problem: { code: 'digitsOnly' } };
  if (text.startsWith('0')) return { ok: false, problem: { code: 'incorrect' } };
  const amount = parseSatang(text);
  // More than twelve digits is no number a channel could take; its maximum says so better than a parse error.
  if (amount === null || amount > range.max) {
    return { ok: false, problem: { code: 'aboveMaximum', limit: range.max } };
  }
  if (amount < range.min) return { ok: false, problem: { code: 'belowMinimum', limit: range.min } };
  return { ok: true, amount };
}
