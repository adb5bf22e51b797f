import {
  type BankChannel,
  type ChannelBonus,
  type QrChannel,
  type UsdtChannel,
  type UsdtRate,
  DEFAULT_DEPOSIT_RANGE,
  usdtRateFromBaht,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import {
  flagOrNull,
  id,
  imageOrNull,
  orNull,
  required,
  textOrNull,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { baht, hasRoom, rangeOr } from '../../client/fromWire/money.ts';
import { readable } from '../../client/fromWire/list.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

const bonus = v.pipe(
  orNull(v.object({ is_bonus: flagOrNull, massage: textOrNull, topshow: textOrNull })),
  v.transform((given): ChannelBonus | null => {
    const text = given?.topshow ?? given?.massage;
    return given?.is_bonus && text ? { text } : null;
  }),
);

/** Entry of the `payment` or `truewallet` list (section 3, Profile). Invalid if no amount is possible in its range. */
export function qrChannel(kind: QrChannel['kind']) {
  return v.pipe(
    v.object({
      id,
      provider: required,
      acc_name: textOrNull,
      img: imageOrNull,
      min_deposit: v.nullish(baht),
      max_deposit: v.nullish(baht),
      bonus: bonus,
    }),
    v.transform((entry): QrChannel => ({
      id: entry.id,
      kind,
      name: entry.provider,
      accountName: entry.acc_name,
      image: entry.img,
      range: rangeOr(DEFAULT_DEPOSIT_RANGE, entry.min_deposit, entry.max_deposit),
      bonus: entry.bonus,
    })),
    v.check(({ range }) => hasRoom(range)),
  );
}

/** Only digits, in any grouping. */
const accountNumber = v.pipe(
  id,
  v.transform((given) => given.replace(/[\s-]/g, '')),
  v.regex(/^\d+$/),
);

/** Entry of the `bank` list: an account to transfer to. Invalid if any part needed for a transfer is missing. */
export const bankChannel = v.pipe(
  v.object({
    id,
    bank_id: required,
    provider: required,
    acc_name: required,
    acc_no: accountNumber,
    changed: orNull(unixTime),
    acc_no_before: orNull(accountNumber),
    img: imageOrNull,
    min_deposit: v.nullish(baht),
    max_deposit: v.nullish(baht),
    bonus,
  }),
  v.transform((entry): BankChannel => ({
    id: entry.id,
    kind: 'bank',
    bankCode: entry.bank_id,
    name: entry.provider,
    accountName: entry.acc_name,
    accountNumber: entry.acc_no,
    accountChangedAt: entry.changed,
    previousAccountNumber: entry.acc_no_before,
    image: entry.img,
    range: rangeOr(DEFAULT_DEPOSIT_RANGE, entry.min_deposit, entry.max_deposit),
    bonus: entry.bonus,
  })),
  v.check(({ range }) => hasRoom(range)),
);

/** Entry of the `usdt` list: an address on one network. Invalid without a network, an address or an exact rate. */
export const usdtChannel = v.pipe(
  v.object({
    id,
    network: required,
    img_network: imageOrNull,
    address: required,
    acc_name: textOrNull,
    exchange: v.pipe(
      v.number(),
      v.check((rate) => usdtRateFromBaht(rate) !== null),
      v.transform((rate) => usdtRateFromBaht(rate) as UsdtRate),
    ),
    img: imageOrNull,
    min_deposit: v.nullish(baht),
    max_deposit: v.nullish(baht),
    bonus,
  }),
  v.transform((entry): UsdtChannel => ({
    id: entry.id,
    kind: 'usdt',
    network: entry.network,
    networkImage: entry.img_network,
    address: entry.address,
    accountName: entry.acc_name,
    rate: entry.exchange,
    image: entry.img,
    range: rangeOr(DEFAULT_DEPOSIT_RANGE, entry.min_deposit, entry.max_deposit),
    bonus: entry.bonus,
  })),
  v.check(({ range }) => hasRoom(range)),
);

/** Reply of the channel lists. */
export function qrChannelsReply(kind: QrChannel['kind']) {
  return resultOf(readable(uniqueListOf(qrChannel(kind))));
}
