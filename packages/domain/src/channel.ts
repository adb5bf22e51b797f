import type { AmountRange } from './depositAmount.ts';

/** What a channel gives on top of a deposit. `text` is the API's own wording. */
export interface ChannelBonus {
  readonly text: string;
}

/** A channel that is paid by scanning a QR: by bank (`payment`) or by e-wallet (`truewallet`). */
export interface QrChannel {
  readonly id: string;
  readonly kind: 'payment' | 'truewallet';
  /** Display name, e.g. the bank's or wallet's. */
  readonly name: string;
  /** Account holder, null when the API names none. */
  readonly accountName: string | null;
  readonly image: string | null;
  readonly range: AmountRange;
  readonly bonus: ChannelBonus | null;
}

/** The bank account that withdrawals go to. */
export interface MemberBankAccount {
  /** Bank code of section 3, e.g. `kbank`. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

export interface Profile {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null when the member has no registered account yet. */
  readonly account: MemberBankAccount | null;
  readonly qrChannels: readonly QrChannel[];
  /** True when USDT options exist (section 6). */
  readonly hasUsdt: boolean;
}
