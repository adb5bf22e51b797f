import { type MemberBankAccount, type Profile } from '@brand/domain';
import * as v from 'valibot';
import { qrChannel } from './channel.ts';
import { listOf } from './list.ts';
import { id, orNull, required, textOrNull } from './loose.ts';

/** Profile reply → profile (section 3, Profile). USDT and bank channels are only counted as present here. */
export const profileReply = v.pipe(
  v.object({
    result: v.object({
      user: v.object({
        username: required,
        bank: textOrNull,
        bank_id: orNull(id),
        firstname: textOrNull,
        lastname: textOrNull,
      }),
      payment: listOf(qrChannel('payment')),
      truewallet: listOf(qrChannel('truewallet')),
      usdt: v.optional(v.array(v.unknown()), []),
    }),
  }),
  v.transform(({ result: { user, payment, truewallet, usdt } }) => {
    const firstName = user.firstname ?? '';
    const lastName = user.lastname ?? '';
    const account: MemberBankAccount | null =
      user.bank && user.bank_id
        ? {
            bankCode: user.bank,
            accountNumber: user.bank_id,
            accountName: `${firstName} ${lastName}`.trim(),
          }
        : null;
    const profile: Profile = {
      username: user.username,
      firstName,
      lastName,
      account,
      qrChannels: [...payment.items, ...truewallet.items],
      hasUsdt: usdt.length > 0,
    };
    return { profile, droppedChannels: payment.dropped + truewallet.dropped };
  }),
);
