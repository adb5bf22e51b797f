/** Amounts in satang, and parsing of typed amounts. */
export * from './money.ts';
export * from './typedAmount.ts';
