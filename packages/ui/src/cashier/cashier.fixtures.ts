import {
  satangFromBaht,
  type DepositQr,
  type HistoryEntry,
  type MemberBankAccount,
  type QrChannel,
} from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';

const MINUTE = 60_000;

/** A channel logo drawn for the stories. */
const logo = (fill: string, path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${fill}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`;

export const scbChannel: QrChannel = {
  id: 'qr-1',
  kind: 'payment',
  name: 'QR ไทยพาณิชย์',
  accountName: null,
  image: logo('#4e2e7f', 'M13 13h7v7h-7zM24 13h7v7h-7zM13 24h7v7h-7zM25 25h.1M31 25v6h-6'),
  range: { min: satangFromBaht(50), max: satangFromBaht(45_000) },
  bonus: null,
};

export const walletChannel: QrChannel = {
  id: 'wallet-1',
  kind: 'truewallet',
  name: 'OneWallet',
  accountName: 'บจก. บัวหลวงเพย์',
  image: logo(
    '#b5471b',
    'M12 16h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2zM12 16l14-4v4M27 23h.1',
  ),
  range: { min: satangFromBaht(250), max: satangFromBaht(45_000) },
  bonus: { text: 'รับโบนัสเพิ่ม 5% สูงสุด 500 บาท' },
};

export const kbankChannel: QrChannel = {
  id: 'qr-2',
  kind: 'payment',
  name: 'QR กสิกรไทย',
  accountName: null,
  image: logo('#0f6b24', 'M12 28c6 0 6-12 12-12s4 8 8 8M12 32h20'),
  range: { min: satangFromBaht(100), max: satangFromBaht(20_000) },
  bonus: null,
};

export const channels: readonly QrChannel[] = [scbChannel, kbankChannel, walletChannel];

/** A real payload: promptpay, 300.00 baht, valid checksum. */
export const qr: DepositQr = {
  id: 'qr-20260115-0001',
  payload: '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500',
  payAmount: satangFromBaht(300),
  expiresAt: NOW + 8 * MINUTE + 42_000,
  merchantRef: 'LT260115A7K2',
  token: 'token',
  debugKey: 'debug',
};

export const account: MemberBankAccount = {
  bankCode: 'kbank',
  accountNumber: '1234567890',
  accountName: 'สมหญิง ใจดี',
};

const entry = (id: number, minutesAgo: number, rest: Partial<HistoryEntry>): HistoryEntry => ({
  id: `h-${id}`,
  time: NOW - minutesAgo * MINUTE,
  type: 'deposit',
  rawType: 'deposit',
  amount: satangFromBaht(300),
  currency: null,
  status: 'success',
  note: '',
  reference: `H${String(id).padStart(4, '0')}`,
  ...rest,
});

export const entries: readonly HistoryEntry[] = [
  entry(1, 4, {
    type: 'withdraw',
    amount: satangFromBaht(1_500),
    status: 'inProgress',
    note: 'KBANK 123-4-56789-0',
  }),
  entry(2, 26, { amount: satangFromBaht(300), note: 'QR ไทยพาณิชย์' }),
  entry(3, 190, { amount: satangFromBaht(1_000), note: 'OneWallet' }),
  entry(4, 1_020, {
    type: 'withdraw',
    amount: satangFromBaht(12_345.5),
    note: 'KBANK 123-4-56789-0',
  }),
  entry(5, 1_150, { type: 'cancel', amount: satangFromBaht(500), note: 'QR หมดอายุ' }),
  entry(6, 4_000, {
    type: 'other',
    rawType: 'โบนัส',
    amount: satangFromBaht(50),
    note: 'คืนยอดเสียประจำสัปดาห์',
  }),
  entry(7, 4_300, { amount: satangFromBaht(45_000), note: 'QR กสิกรไทย' }),
];

export const manyEntries: readonly HistoryEntry[] = Array.from({ length: 20 }, (_, index) =>
  entry(index, index * 400, {
    type: index % 3 === 0 ? 'withdraw' : 'deposit',
    amount: satangFromBaht((((index + 1) * 7919) % 45_000) + 0.25 * (index % 4)),
    note: index % 4 === 0 ? 'QR ไทยพาณิชย์' : '',
  }),
);
