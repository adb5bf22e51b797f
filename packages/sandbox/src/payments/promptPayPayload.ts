import { type Satang, bahtFromSatang } from '@brand/domain';
import { billPayment } from 'promptparse/generate';

/** Tax id and suffix of a biller that does not exist, so that no scan can ever move money. */
const BILLER = '099999999999999';

/**
 * The EMVCo payload of a PromptPay bill payment (tag 30) over that amount, with the merchant's reference and the
 * member's in its two reference fields. References are capital letters and digits, at most 20.
 */
export function promptPayPayload(amount: Satang, merchantRef: string, memberRef: string): string {
  return billPayment({
    billerId: BILLER,
    amount: bahtFromSatang(amount),
    ref1: merchantRef,
    ref2: memberRef,
  });
}
