import type { AmountRange } from './depositAmount.ts';
import type { UsdtRate } from './usdt.ts';

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

/** A bank account of the operator that the member transfers to. */
export interface BankChannel {
  readonly id: string;
  readonly kind: 'bank';
  /** Bank code of section 3, e.g. `ktb`. */
  readonly bankCode: string;
  /** Display name, e.g. the bank's. */
  readonly name: string;
  /** Account holder. */
  readonly accountName: string;
  /** Digits only; `groupAccountNumber` groups them for people. */
  readonly accountNumber: string;
  /** When the number last changed, in ms since 1970; null when it never did, or the API does not say. */
  readonly accountChangedAt: number | null;
  /** The number before that, digits only; null when the API does not say. */
  readonly previousAccountNumber: string | null;
  readonly image: string | null;
  readonly range: AmountRange;
  readonly bonus: ChannelBonus | null;
}

/** An address that takes USDT on one network. */
export interface UsdtChannel {
  readonly id: string;
  readonly kind: 'usdt';
  /** Name of the network, e.g. `TRC20`; what is sent on another one is lost. */
  readonly network: string;
  readonly networkImage: string | null;
  readonly address: string;
  /** Holder, null when the API names none. */
  readonly accountName: string | null;
  /** Baht for 1 USDT, as an integer; `satangFromUsdt` applies it. */
  readonly rate: UsdtRate;
  readonly image: string | null;
  /** In satang, for what the USDT come to. */
  readonly range: AmountRange;
  readonly bonus: ChannelBonus | null;
}

/** Everything that a member may deposit through. */
export type DepositChannel = QrChannel | BankChannel | UsdtChannel;

/** Whether a channel is paid by scanning a QR. */
export function isQrChannel(channel: DepositChannel): channel is QrChannel {
  return channel.kind === 'payment' || channel.kind === 'truewallet';
}

/** Tells a channel from every other one; ids are unique within a kind only. */
export function channelKey({ kind, id }: Pick<DepositChannel, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** The bank account that withdrawals go to. */
export interface MemberBankAccount {
  /** Bank code of section 3, e.g. `kbank`. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/** The member, where withdrawals go to, and every channel to deposit through. */
export interface Profile {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null when the member has no registered account yet. */
  readonly account: MemberBankAccount | null;
  readonly qrChannels: readonly QrChannel[];
  readonly bankChannels: readonly BankChannel[];
  readonly usdtChannels: readonly UsdtChannel[];
  /** True when USDT options exist (section 6). */
  readonly hasUsdt: boolean;
}
