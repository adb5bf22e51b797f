import { groupAccountNumber } from '@brand/domain';

/** An account number grouped for people. Grouping ends after 11 digits; a number to pay to is never cut. */
export function payableNumber(accountNumber: string): string {
  return groupAccountNumber(accountNumber) + accountNumber.slice(11);
}
