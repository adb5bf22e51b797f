import { type ChannelBonus, type QrChannel, DEFAULT_DEPOSIT_RANGE } from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from './envelope.ts';
import { listOf } from './list.ts';
import { flagOrNull, id, imageOrNull, orNull, required, textOrNull } from './loose.ts';
import { baht, hasRoom, rangeOr } from './money.ts';

const bonus = v.pipe(
  orNull(v.object({ is_bonus: flagOrNull, massage: textOrNull, topshow: textOrNull })),
  v.transform((given): ChannelBonus | null => {
    const text = given?.topshow ?? given?.massage;
    return given?.is_bonus && text ? { text } : null;
  }),
);

/** Entry of the `payment` or `truewallet` list (section 3, Profile). Refused when no amount would fit its range. */
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

/** Reply of the channel lists. */
export function qrChannelsReply(kind: QrChannel['kind']) {
  return resultOf(listOf(qrChannel(kind)));
}
