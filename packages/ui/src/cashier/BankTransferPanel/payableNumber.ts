import { groupAccountNumber } from '@brand/domain';

/** Groups an account number for readability. Grouping ends after 11 digits. A payable number is never truncated. */
export function payableNumber(accountNumber: string): string {
  return groupAccountNumber(accountNumber) + accountNumber.slice(11);
}
