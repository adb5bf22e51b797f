import type { Satang } from '../money/money.ts';
import type { MicroUsdt } from './usdt.ts';

/** The transferred amount and its channel: whole baht (section 5), or USDT. */
export type TransferPayment =
  | { readonly kind: 'bank' | 'truewallet'; readonly channelId: string; readonly amount: Satang }
  | { readonly kind: 'usdt'; readonly channelId: string; readonly amount: MicroUsdt };

/** A transfer that the member reports as made, to be credited. */
export type TransferReport = TransferPayment & {
  /** Time on the slip, in ms since 1970, to the second. */
  readonly paidAt: number;
  /** Reference of the slip or hash of the transaction; null if the member has none. */
  readonly reference: string | null;
  /** Id of the selected bonus; null for none. */
  readonly bonus: string | null;
};

/** A reported transfer that the API accepted for review. */
export interface TransferReceipt {
  /** Id of its history row. */
  readonly id: string;
  /** Reference for support. */
  readonly reference: string;
  /** The amount to be credited. USDT is converted at the current rate of the channel. */
  readonly amount: Satang;
}
