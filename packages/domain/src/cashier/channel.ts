import type { AmountRange } from './depositAmount.ts';
import type { UsdtRate } from './usdt.ts';

/** Bonus of a channel on top of a deposit. `text` is the wording of the API. */
export interface ChannelBonus {
  readonly text: string;
}

/** A channel that is paid by scanning a QR: by bank (`payment`) or by e-wallet (`truewallet`). */
export interface QrChannel {
  readonly id: string;
  readonly kind: 'payment' | 'truewallet';
  /** Display name, e.g. the bank's or wallet's. */
  readonly name: string;
  /** Account holder; null if the API returns none. */
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
  /** When the number last changed, in ms since 1970; null if it never changed or is unknown. */
  readonly accountChangedAt: number | null;
  /** The previous number, digits only; null if the API does not return it. */
  readonly previousAccountNumber: string | null;
  readonly image: string | null;
  readonly range: AmountRange;
  readonly bonus: ChannelBonus | null;
}

/** A USDT deposit address on one network. */
export interface UsdtChannel {
  readonly id: string;
  readonly kind: 'usdt';
  /** Name of the network, e.g. `TRC20`. USDT sent on another network is lost. */
  readonly network: string;
  readonly networkImage: string | null;
  readonly address: string;
  /** Holder; null if the API returns none. */
  readonly accountName: string | null;
  /** Baht for 1 USDT, as an integer. `satangFromUsdt` applies it. */
  readonly rate: UsdtRate;
  readonly image: string | null;
  /** In satang, for the converted amount. */
  readonly range: AmountRange;
  readonly bonus: ChannelBonus | null;
}

/** Any deposit channel. */
export type DepositChannel = QrChannel | BankChannel | UsdtChannel;

/** Whether a channel is paid by scanning a QR. */
export function isQrChannel(channel: DepositChannel): channel is QrChannel {
  return channel.kind === 'payment' || channel.kind === 'truewallet';
}

/** Unique key of a channel. Ids are unique only within a kind. */
export function channelKey({ kind, id }: Pick<DepositChannel, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** The bank account that withdrawals are paid to. */
export interface MemberBankAccount {
  /** Bank code of section 3, e.g. `kbank`. */
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/** The member, the withdrawal account, and all deposit channels. */
export interface Profile {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null if the member has no registered account yet. */
  readonly account: MemberBankAccount | null;
  readonly qrChannels: readonly QrChannel[];
  readonly bankChannels: readonly BankChannel[];
  readonly usdtChannels: readonly UsdtChannel[];
  /** True if USDT options exist (section 6). */
  readonly hasUsdt: boolean;
}
