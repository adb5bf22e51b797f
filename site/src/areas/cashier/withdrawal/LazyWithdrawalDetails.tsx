import { createElement } from 'react';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';

/** Loads when a withdrawal is made or its row is opened. */
const details = page(async () => (await import('./WithdrawalDetails.tsx')).WithdrawalDetails);

/** Loads its code ahead, so that nothing below it moves when a withdrawal has been made. */
export const prepareWithdrawalDetails = () => void preload(details.load);

/** The progress of a withdrawal. Nothing until its code has loaded. */
export function LazyWithdrawalDetails({ reference }: { reference: string }) {
  const WithdrawalDetails = useLazyModule(details, true);
  return WithdrawalDetails && createElement(WithdrawalDetails, { reference });
}
