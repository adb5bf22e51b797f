import { type Satang, parseSatang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

/** Why this amount of income cannot be withdrawn (section 5, Affiliate withdraw). */
export type AffiliateAmountProblem =
  | { readonly code: 'required' }
  | { readonly code: 'zero' }
  | { readonly code: 'incorrect' }
  | { readonly code: 'digitsOnly' }
  | { readonly code: 'twoDecimals' }
  | { readonly code: 'belowMinimum'; readonly limit: Satang }
  | { readonly code: 'notEnough'; readonly limit: Satang };

/** The amount in satang, or why it is invalid. */
export type AffiliateAmountResult =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: AffiliateAmountProblem };

/** Checks a typed amount against the minimum withdrawal and the affiliate balance. Two decimals at most. */
export function checkAffiliateAmount(
  typed: string,
  { minimum, balance }: { readonly minimum: Satang; readonly balance: Satang },
): AffiliateAmountResult {
  const text = plainAmountText(typed);
  if (text === '') return refuse({ code: 'required' });
  if (!/^[\d.]+$/.test(text)) return refuse({ code: 'digitsOnly' });
  if (/^0+(\.0*)?$/.test(text)) return refuse({ code: 'zero' });
  if (!/^\d+(\.\d*)?$/.test(text) || /^0\d/.test(text)) return refuse({ code: 'incorrect' });
  if (/\.\d{3}/.test(text)) return refuse({ code: 'twoDecimals' });
  const amount = parseSatang(text);
  if (amount === null || amount > balance) return refuse({ code: 'notEnough', limit: balance });
  if (amount < minimum) return refuse({ code: 'belowMinimum', limit: minimum });
  return { ok: true, amount };
}

function refuse(problem: AffiliateAmountProblem): AffiliateAmountResult {
  return { ok: false, problem };
}
