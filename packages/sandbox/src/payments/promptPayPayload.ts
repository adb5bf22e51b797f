import { type Satang, bahtFromSatang } from '@brand/domain';
import { billPayment } from 'promptparse/generate';

/** Tax id and suffix of a biller that does not exist, so that a scan can never move money. */
const BILLER = '099999999999999';

/**
 * The EMVCo payload of a PromptPay bill payment (tag 30) for that amount, with the references of the merchant and the
 * member in its two reference fields. References have capital letters and digits, at most 20.
 */
export function promptPayPayload(amount: Satang, merchantRef: string, memberRef: string): string {
  return billPayment({
    billerId: BILLER,
    amount: bahtFromSatang(amount),
    ref1: merchantRef,
    ref2: memberRef,
  });
}
