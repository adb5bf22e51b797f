import { page } from '../../routing/chunks/page.ts';

/** Few members pay by USDT, and the address check is large. */
export const usdtCode = page(() =>
  import('./usdt/UsdtCashier.tsx').then((code) => code.UsdtCashier),
);

/** A transfer to an account, and its report. Most members pay by QR. */
export const transferCode = page(() =>
  import('./transfer/TransferCashier.tsx').then((code) => code.TransferCashier),
);
