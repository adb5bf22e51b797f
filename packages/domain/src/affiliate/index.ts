/** The affiliate programme: figures, ranges, withdrawal. */
export * from './affiliate.ts';
export * from './affiliateAmount.ts';
export * from './affiliateGate.ts';
export * from './affiliateRange.ts';
export * from './affiliateWithdrawFlow.ts';
export * from './linkReport.ts';
