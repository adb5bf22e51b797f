import type { ShippedLocale } from '@brand/domain';
import { DAY, HOUR } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { BonusMessages, ChannelKind } from './channels.ts';
import { NOBODYS_ACCOUNT, ethereumAddress, tronAddress } from './usdtAddress.ts';

interface SeedChannel {
  id: string;
  kind: ChannelKind;
  mark: string;
  name: Readonly<Record<ShippedLocale, string>>;
  /** Minimum and maximum in baht; if missing, the general figures of section 9. */
  range?: readonly [number, number];
  bonus?: Readonly<Record<ShippedLocale, BonusMessages>>;
  holder?: string;
  accountNumber?: string;
  /** Time of the number change before the seed, in milliseconds; a seeded notice reports it. */
  accountChanged?: number;
  /** The previous number. */
  accountBefore?: string;
  network?: string;
  address?: string;
  /** In ten-thousandths of a baht. */
  exchange?: number;
}

const HOLDER = 'บริษัท ตัวอย่าง จำกัด';

const channels: readonly SeedChannel[] = [
  {
    id: 'p1',
    kind: 'payment',
    mark: 'bbl',
    name: { th: 'QR ธนาคารกรุงเทพ', en: 'Bangkok Bank QR' },
    range: [50, 45_000],
  },
  {
    id: 'p2',
    kind: 'payment',
    mark: 'kbank',
    name: { th: 'QR ธนาคารกสิกรไทย', en: 'KBank QR' },
    range: [250, 45_000],
  },
  {
    id: 'p3',
    kind: 'payment',
    mark: 'scb',
    name: { th: 'QR ธนาคารไทยพาณิชย์', en: 'SCB QR' },
    range: [100, 200_000],
    bonus: {
      th: { short: 'รับเพิ่ม 2%', sentence: 'เลือกรับโบนัส 2% ได้เมื่อฝากช่องทางนี้' },
      en: {
        short: '2% extra',
        sentence: 'Choose a 2% bonus when you deposit here.',
      },
    },
  },
  {
    id: 't1',
    kind: 'truewallet',
    mark: 'onewallet',
    name: { th: 'OneWallet', en: 'OneWallet' },
    range: [100, 20_000],
    holder: HOLDER,
  },
  {
    id: 'b1',
    kind: 'bank',
    mark: 'ktb',
    name: { th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank' },
    range: [250, 45_000],
    holder: HOLDER,
    accountNumber: '9876543210',
    accountChanged: 17 * DAY,
    accountBefore: '4567891230',
  },
  {
    id: 'b2',
    kind: 'bank',
    mark: 'gsb',
    name: { th: 'ธนาคารออมสิน', en: 'Government Savings Bank' },
    range: [250, 45_000],
    holder: HOLDER,
    accountNumber: '1123456789',
    accountChanged: 2 * HOUR,
    accountBefore: '1120087654',
  },
  {
    id: 'u1',
    kind: 'usdt',
    mark: 'usdt',
    name: { th: 'USDT (TRC20)', en: 'USDT (TRC20)' },
    holder: HOLDER,
    network: 'TRC20',
    address: tronAddress(NOBODYS_ACCOUNT),
    exchange: 345_000,
  },
  {
    id: 'u2',
    kind: 'usdt',
    mark: 'usdt',
    name: { th: 'USDT (ERC20)', en: 'USDT (ERC20)' },
    holder: HOLDER,
    network: 'ERC20',
    address: ethereumAddress(NOBODYS_ACCOUNT),
    // The fees of this network are higher, and the rate includes them.
    exchange: 342_750,
  },
];

/** The channels of one kind, or all, as options of a trigger. */
export function channelOptions(kind?: ChannelKind): { value: string; label: string }[] {
  return channels
    .filter((channel) => kind === undefined || channel.kind === kind)
    .map(({ id, name }) => ({ value: id, label: `${id}: ${name.en}` }));
}

/** Channels that are hidden from single members. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  nousdt: ['u1', 'u2'],
  onechannel: ['p2', 'p3', 't1', 'b1', 'b2', 'u1', 'u2'],
};

/** Channels of section 3, and the members who do not see them. */
export function seedChannels({ db, clock }: Context): void {
  const satangOf = (baht: number | undefined) => (baht === undefined ? null : baht * 100);
  for (const [place, channel] of channels.entries()) {
    db.run(
      `INSERT INTO channels (id, kind, place, mark, name_th, name_en, min, max, bonus, holder, account_number,
       account_changed, account_before, network, address, exchange)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      channel.id,
      channel.kind,
      place,
      channel.mark,
      channel.name.th,
      channel.name.en,
      satangOf(channel.range?.[0]),
      satangOf(channel.range?.[1]),
      channel.bonus ? JSON.stringify(channel.bonus) : null,
      channel.holder ?? null,
      channel.accountNumber ?? null,
      channel.accountChanged === undefined ? null : clock.now() - channel.accountChanged,
      channel.accountBefore ?? null,
      channel.network ?? null,
      channel.address ?? null,
      channel.exchange ?? null,
    );
  }
  for (const [username, ids] of Object.entries(hidden)) {
    for (const id of ids) {
      db.run(
        'INSERT INTO hidden_channels (member, channel) SELECT id, ? FROM members WHERE username = ?',
        id,
        username,
      );
    }
  }
}
