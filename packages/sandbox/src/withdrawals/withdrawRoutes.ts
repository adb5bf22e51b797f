import { bahtFromSatang, satangFromBaht } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once } from '../http/idempotency.ts';
import { bahtAmount, jsonBody } from '../http/validate.ts';
import { lastWithdrawal, withdraw } from './withdraw.ts';

const Withdrawal = v.object({ balance: bahtAmount });

/** Terms of withdrawing, and the withdrawal itself (section 7). */
export function withdrawRoutes(app: Hono, context: Context): void {
  app.get('/api/v1/member/getMinWithdraw', (request) => {
    const { member } = requireCaller(context, request);
    const { min, max } = context.rules.withdraw;
    const last = lastWithdrawal(context, member);
    return request.json({
      code: 0,
      min: bahtFromSatang(min),
      max: bahtFromSatang(max),
      ...(last !== null && { date: unixSeconds(last) }),
    });
  });

  app.post('/api/v1/member/withdraw', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const { balance } = await jsonBody(request, Withdrawal);
    const amount = satangFromBaht(balance);
    const intent = { member, operation: 'withdraw', key, request: amount };
    return request.json(once(context, intent, () => withdraw(context, member, amount)));
  });
}
