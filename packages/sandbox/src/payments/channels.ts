import { type AmountRange, satang } from '@brand/domain';

/** A way to deposit (section 3, Profile). */
export interface Channel {
  id: string;
  /** Name of the mark in the CDN, a bank code of section 3 or another that has a mark. */
  mark: string;
  /** Name as the picker shows it. */
  provider: string;
  range: AmountRange;
  /** What the operator says about a bonus: a short text and a sentence. */
  bonus?: { short: string; sentence: string };
}

/** A wallet or a bank account with its holder. */
export interface HeldChannel extends Channel {
  holder: string;
}

/** A bank account to transfer to. */
export interface BankAccountChannel extends HeldChannel {
  bank: string;
  accountNumber: string;
}

/** A USDT address on one network. */
export interface UsdtChannel {
  id: string;
  mark: string;
  network: string;
  holder: string;
  address: string;
  /** Baht for 1 USDT. */
  exchange: number;
}

const HOLDER = 'บริษัท ตัวอย่าง จำกัด';

function range(min: number, max: number): AmountRange {
  return { min: satang(min * 100), max: satang(max * 100) };
}

/** Paid by scanning a QR with a bank app. */
export const paymentChannels: readonly Channel[] = [
  { id: 'p1', mark: 'bbl', provider: 'Bangkok Bank QR', range: range(50, 45_000) },
  { id: 'p2', mark: 'kbank', provider: 'KBank QR', range: range(250, 45_000) },
  {
    id: 'p3',
    mark: 'scb',
    provider: 'SCB QR',
    range: range(100, 200_000),
    bonus: { short: '+2%', sentence: 'ฝากช่องทางนี้แล้วแจ้งแอดมินเพื่อรับโบนัส 2%' },
  },
];

/** Paid by scanning a QR with the e-wallet. */
export const truewalletChannels: readonly HeldChannel[] = [
  {
    id: 't1',
    mark: 'onewallet',
    provider: 'OneWallet',
    range: range(100, 20_000),
    holder: HOLDER,
  },
];

/** Paid by a transfer of the member's own. */
export const bankChannels: readonly BankAccountChannel[] = [
  {
    id: 'b1',
    mark: 'ktb',
    provider: 'กรุงไทย',
    range: range(250, 45_000),
    holder: HOLDER,
    bank: 'ktb',
    accountNumber: '9876543210',
  },
  {
    id: 'b2',
    mark: 'gsb',
    provider: 'ออมสิน',
    range: range(250, 45_000),
    holder: HOLDER,
    bank: 'gsb',
    accountNumber: '1123456789',
  },
];

/** Paid in USDT. */
export const usdtChannels: readonly UsdtChannel[] = [
  {
    id: 'u1',
    mark: 'usdt',
    network: 'TRC20',
    holder: HOLDER,
    // Of no chain: an address that looks right but cannot be paid to by mistake.
    address: 'TSandboxOnlyDoNotPayToThisAddress0',
    exchange: 34.5,
  },
];

/** The QR channel of that kind and id, or undefined. */
export function qrChannel(kind: 'payment' | 'truewallet', id: string): Channel | undefined {
  const list: readonly Channel[] = kind === 'payment' ? paymentChannels : truewalletChannels;
  return list.find((channel) => channel.id === id);
}

/** Name of a channel of any kind, for the history. */
export function channelName(id: string): string {
  const all: readonly Channel[] = [...paymentChannels, ...truewalletChannels, ...bankChannels];
  return all.find((channel) => channel.id === id)?.provider ?? id;
}
