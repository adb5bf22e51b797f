import type { Satang } from '../money/money.ts';
import type { MicroUsdt } from './usdt.ts';

/** What was transferred, and to which channel: whole baht (section 5), or USDT. */
export type TransferPayment =
  | { readonly kind: 'bank' | 'truewallet'; readonly channelId: string; readonly amount: Satang }
  | { readonly kind: 'usdt'; readonly channelId: string; readonly amount: MicroUsdt };

/** A transfer that the member says was made, and asks to be credited for. */
export type TransferReport = TransferPayment & {
  /** When, as the slip says, in ms since 1970; kept to the second. */
  readonly paidAt: number;
  /** Reference of the slip, or the hash of the transaction; null when the member has none at hand. */
  readonly reference: string | null;
  /** Id of the bonus that the member takes with it, null for none. */
  readonly bonus: string | null;
};

/** A reported transfer that the API took into review. */
export interface TransferReceipt {
  /** Id of its row in the history. */
  readonly id: string;
  /** Reference for support. */
  readonly reference: string;
  /** What will be credited: USDT are converted at the channel's rate of the moment. */
  readonly amount: Satang;
}
