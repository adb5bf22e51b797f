/** Amounts in satang, and amounts that are typed. */
export * from './money.ts';
export * from './typedAmount.ts';
