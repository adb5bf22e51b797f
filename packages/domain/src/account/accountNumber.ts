/** Groups an account number as 3-1-5 and the rest (`123-4-56789-0`), as far as its digits go; at most 11 digits. */
export function groupAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '').slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 4), digits.slice(4, 9), digits.slice(9)]
    .filter((group) => group !== '')
    .join('-');
}
