import { type MemberBankAccount, type Profile } from '@brand/domain';
import * as v from 'valibot';
import { bankChannel, qrChannel, usdtChannel } from '../../cashier/fromWire/channel.ts';
import { id, orNull, required, textOrNull } from '../../client/fromWire/loose.ts';
import { uniqueListOf } from '../../client/fromWire/uniqueList.ts';

/** Profile reply → profile (section 3, Profile). */
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
      payment: uniqueListOf(qrChannel('payment')),
      truewallet: uniqueListOf(qrChannel('truewallet')),
      bank: v.optional(uniqueListOf(bankChannel), []),
      usdt: v.optional(uniqueListOf(usdtChannel), []),
    }),
  }),
  v.transform(({ result: { user, payment, truewallet, bank, usdt } }) => {
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
      bankChannels: bank.items,
      usdtChannels: usdt.items,
      hasUsdt: usdt.items.length > 0,
    };
    const lists = [payment, truewallet, bank, usdt];
    return { profile, droppedChannels: lists.reduce((sum, { dropped }) => sum + dropped, 0) };
  }),
);
