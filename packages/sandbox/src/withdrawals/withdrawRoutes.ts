import { bahtFromSatang, satangFromBaht } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once } from '../http/idempotency.ts';
import { bahtAmount, jsonBody } from '../http/validate.ts';
import { lockedByTurnover } from '../promotions/turnover.ts';
import { leftToday } from './dailyLimit.ts';
import { withdraw } from './withdraw.ts';
import { lockedFrom, runningLock } from './withdrawLock.ts';

const Withdrawal = v.object({ balance: bahtAmount });

/** Terms of withdrawals, and the withdrawal itself (section 7). */
export function withdrawRoutes(app: Hono, context: Context): void {
  app.get('/api/v1/member/getMinWithdraw', (request) => {
    const { member } = requireCaller(context, request);
    const { min, max, cooldown, dailyAmount, dailyCount } = context.rules.withdraw;
    const from = lockedFrom(context, member);
    const lock = runningLock(context, member);
    const left = leftToday(context, member);
    return request.json({
      code: 0,
      min: bahtFromSatang(min),
      max: bahtFromSatang(max),
      ...(from !== null && { date: unixSeconds(from) }),
      result: {
        withdraw: lock === null,
        timeLester: lock === null ? null : unixSeconds(lock + cooldown),
        withdrawMin: bahtFromSatang(min),
        withdrawMax: bahtFromSatang(max),
      },
      daily: {
        amount: bahtFromSatang(dailyAmount),
        amount_left: bahtFromSatang(left.amount),
        count: dailyCount,
        count_left: left.count,
      },
      locked: bahtFromSatang(lockedByTurnover(context, member).locked),
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
