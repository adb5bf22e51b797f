import { createElement } from 'react';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';

/** Loads when a withdrawal is made or its row is opened. */
const details = page(async () => (await import('./WithdrawalDetails.tsx')).WithdrawalDetails);

/** The progress of a withdrawal. Nothing until its code has loaded. */
export function LazyWithdrawalDetails({ reference }: { reference: string }) {
  const WithdrawalDetails = useLazyModule(details, true);
  return WithdrawalDetails && createElement(WithdrawalDetails, { reference });
}
