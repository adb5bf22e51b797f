import type { Satang } from '../../money/money.ts';
import type { TransferReceipt } from '../transfer.ts';

/** 15 January 2026, 09:30:40 in Bangkok: a moment within a minute. */
export const TRANSFER_NOW = Date.UTC(2026, 0, 15, 2, 30, 40);

/** A refused transfer. */
export const TRANSFER_FAILURE = { messageId: 'error.transfer.2203', code: '2203' } as const;

/** The receipt of an accepted transfer. */
export const transferReceipt = (amount: Satang): TransferReceipt => ({
  id: 'd_1',
  reference: 'D1',
  amount,
});
