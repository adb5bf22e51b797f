import { bahtFromSatang, satangFromBaht } from '@brand/domain';
import type { Hono, Context as HonoContext } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { acceptLanguage } from '../http/acceptLanguage.ts';
import { idempotencyKey, once, requestState, voidRequest } from '../http/idempotency.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { byKey } from '../http/requestByKey.ts';
import { bahtAmount, jsonBody, text, valid } from '../http/validate.ts';
import { lockedByTurnover } from '../promotions/turnover.ts';
import { leftToday } from './dailyLimit.ts';
import { cancelWithdrawal } from './endWithdrawal.ts';
import { withdraw } from './withdraw.ts';
import {
  type Withdrawal,
  isCancellable,
  recentWithdrawals,
  wireWithdrawal,
  withdrawalByReference,
} from './withdrawals.ts';
import { lockedFrom, runningLock } from './withdrawLock.ts';

const Named = v.object({ ref: text(1, 64) });
const WithdrawRequest = v.object({ balance: bahtAmount });

const noSuchWithdrawal: ReplyBody = { code: 2401, messages: 'ไม่พบรายการถอนนี้' };

function namedWithdrawal(context: Context, request: HonoContext): Withdrawal | undefined {
  const { member } = requireCaller(context, request);
  const { ref } = valid(Named, request.req.param());
  return withdrawalByReference(context, member, ref);
}

/** Terms of withdrawals, the withdrawal itself (section 7), its progress and its cancellation. */
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
    const { balance } = await jsonBody(request, WithdrawRequest);
    const amount = satangFromBaht(balance);
    const intent = { member, operation: 'withdraw', key, request: amount };
    return request.json(once(context, intent, () => withdraw(context, member, amount)));
  });

  app.get('/api/v1/member/withdraw/:key', byKey(context, 'withdraw', requestState));
  app.delete('/api/v1/member/withdraw/:key', byKey(context, 'withdraw', voidRequest));

  app.get('/api/v1/member/withdrawals', (request) => {
    const { member } = requireCaller(context, request);
    const list = recentWithdrawals(context, member).map((row) =>
      wireWithdrawal(context, row, acceptLanguage(request)),
    );
    return request.json({ code: 0, result: { list } });
  });

  app.get('/api/v1/member/withdrawals/:ref', (request) => {
    const row = namedWithdrawal(context, request);
    if (!row) return request.json(noSuchWithdrawal);
    return request.json({
      code: 0,
      result: wireWithdrawal(context, row, acceptLanguage(request)),
    });
  });

  app.delete('/api/v1/member/withdrawals/:ref', (request) => {
    const language = acceptLanguage(request);
    return request.json(
      context.db.transaction(() => {
        const row = namedWithdrawal(context, request);
        if (!row) return noSuchWithdrawal;
        if (isCancellable(context, row)) {
          cancelWithdrawal(context, row, { by: 'member', time: context.clock.now() });
        } else if (row.ended_by !== 'member') {
          return { code: 2402, messages: 'ยกเลิกรายการถอนนี้ไม่ได้แล้ว' };
        }
        const after = withdrawalByReference(context, row.member, row.reference) ?? row;
        return { code: 0, result: wireWithdrawal(context, after, language) };
      }),
    );
  });
}
