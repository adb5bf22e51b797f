import { page } from '../../../routing/chunks/page.ts';

/** A transfer to an account, and its report. Most members pay by QR, so it loads where an account is offered. */
export const transferCode = page(() =>
  import('./TransferCashier.tsx').then((code) => code.TransferCashier),
);
