import { bahtFromSatang } from '@brand/domain';
import type { Hono } from 'hono';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { acceptLanguage } from '../http/acceptLanguage.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { wireChannels } from '../payments/wireChannel.ts';
import { memberById } from './members.ts';

/** Balance and profile of the member (sections 3 and 7). */
export function memberRoutes(app: Hono, context: Context): void {
  const { db, rules } = context;

  app.post('/api/v1/member/credit', (request) => {
    const { member } = requireCaller(context, request);
    const balance = bahtFromSatang(balanceOf(db, walletOf(member)));
    return request.json({ code: 0, result: { balance } });
  });

  app.post('/api/v1/member/data/profile', (request) => {
    const member = memberById(context, requireCaller(context, request).member);
    const channels = wireChannels(context, member.id, acceptLanguage(request));
    return request.json({
      code: 0,
      result: {
        user: {
          username: member.username,
          bank: member.bank,
          bank_id: member.bank_number,
          firstname: member.firstname,
          lastname: member.lastname,
          group_bank: member.group_bank,
          groupID: member.group_id,
        },
        bank: channels('bank'),
        payment: channels('payment'),
        truewallet: channels('truewallet'),
        usdt: channels('usdt'),
        min_withdraw: bahtFromSatang(rules.withdraw.min),
      },
    });
  });
}
