import { SATANG_PER_BAHT, type Satang } from '@brand/domain';

/** How a QR deposit ends when nobody cancels it. */
export type DepositOutcome = 'paid' | 'alert' | 'expired' | 'unpaid';

/** The last two digits of the whole baht decide; every amount that is not listed is paid. */
const byLastDigits: Readonly<Record<string, DepositOutcome>> = {
  // The poll brings `result.alert`.
  '02': 'alert',
  // The poll says 98 at once, long before the expiry time.
  '03': 'expired',
  // Nobody ever pays; the QR runs into its expiry time.
  '04': 'unpaid',
};

/** What becomes of a QR over that amount. */
export function outcomeOf(amount: Satang): DepositOutcome {
  const digits = String(Math.trunc(amount / SATANG_PER_BAHT) % 100).padStart(2, '0');
  return byLastDigits[digits] ?? 'paid';
}
