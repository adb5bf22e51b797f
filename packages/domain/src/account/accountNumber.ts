/** Groups up to 11 digits of an account number as `123-4-56789-0`. Partial numbers are allowed. */
export function groupAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '').slice(0, 11);
  return [digits.slice(0, 3), digits.slice(3, 4), digits.slice(4, 9), digits.slice(9)]
    .filter((group) => group !== '')
    .join('-');
}
