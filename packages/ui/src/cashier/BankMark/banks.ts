/** The bank codes of section 3, each with its colour and the text colour with the better contrast. A space starts a line. */
export const banks = {
  scb: { label: 'SCB', fill: '#4e2e7f', ink: '#fff' },
  kbank: { label: 'K BANK', fill: '#138f2d', ink: '#000' },
  ktb: { label: 'KTB', fill: '#1ba5e1', ink: '#000' },
  bbl: { label: 'BBL', fill: '#1e4598', ink: '#fff' },
  bay: { label: 'BAY', fill: '#fec43b', ink: '#000' },
  tmb: { label: 'ttb', fill: '#0a55d1', ink: '#fff' },
  gsb: { label: 'GSB', fill: '#eb198d', ink: '#000' },
  baac: { label: 'BAAC', fill: '#4b9b1d', ink: '#000' },
  isbt: { label: 'ISBT', fill: '#184615', ink: '#fff' },
  uob: { label: 'UOB', fill: '#0b3979', ink: '#fff' },
  cimb: { label: 'CIMB', fill: '#7e2f36', ink: '#fff' },
  citi: { label: 'CITI', fill: '#1583c7', ink: '#000' },
  lh: { label: 'LH', fill: '#6d6e71', ink: '#fff' },
  kkp: { label: 'KKP', fill: '#199cc5', ink: '#000' },
  ghb: { label: 'GHB', fill: '#f57d23', ink: '#000' },
} as const;

/** A bank code of section 3. */
export type BankCode = keyof typeof banks;

/** Whether the bank is in this list. The API may return a newer bank. */
export function isBankCode(code: string): code is BankCode {
  return Object.hasOwn(banks, code);
}
