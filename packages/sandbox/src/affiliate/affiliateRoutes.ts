import {
  AFFILIATE_REPORT_DAYS,
  daysBetween,
  isBangkokDay,
  satangFromBaht,
  shiftDay,
} from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once, requestState, voidRequest } from '../http/idempotency.ts';
import { invalidField } from '../http/refusal.ts';
import { byKey } from '../http/requestByKey.ts';
import { bahtAmount, jsonBody, text, wholeNumber } from '../http/validate.ts';
import { leaderDetail } from './leaderDetail.ts';
import { linkReport } from './linkReport.ts';
import { memberList, memberSorts } from './memberList.ts';
import { dailyReport, lastSettledDay, memberReport } from './reports.ts';
import { transactionTypes, transactions } from './transactions.ts';
import { withdrawIncome } from './withdrawIncome.ts';

const DEFAULT_REPORT_DAYS = 30;

const page = {
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  limit: v.optional(wholeNumber(1, 100), 20),
};
const day = v.pipe(v.string(), v.check(isBangkokDay));
const Members = v.object({
  ...page,
  search: v.optional(text(0, 50), ''),
  sort: v.optional(v.picklist(memberSorts), 'joined'),
});
const Transactions = v.object({ ...page, type: v.optional(v.picklist(transactionTypes)) });
const Report = v.object({ from: v.optional(day), to: v.optional(day) });
const MemberReport = v.object({ ...page, ...Report.entries });
const Withdrawal = v.object({ amount: bahtAmount });

/** The affiliate programme of a member (sections 7, 8 and 9). */
export function affiliateRoutes(app: Hono, context: Context): void {
  app.post('/api/aff/getDetailLeader', (request) => {
    const { member } = requireCaller(context, request);
    return request.json({ code: 0, result: leaderDetail(context, member) });
  });

  app.post('/api/aff/memberList', async (request) => {
    const { member } = requireCaller(context, request);
    const query = await jsonBody(request, Members);
    return request.json({ code: 0, result: memberList(context, member, query) });
  });

  app.post('/api/aff/transaction', async (request) => {
    const { member } = requireCaller(context, request);
    const query = await jsonBody(request, Transactions);
    return request.json({ code: 0, result: transactions(context, member, query) });
  });

  app.post('/api/aff/withdraw', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const amount = satangFromBaht((await jsonBody(request, Withdrawal)).amount);
    const intent = { member, operation: 'affiliateWithdraw', key, request: amount };
    return request.json(once(context, intent, () => withdrawIncome(context, member, amount)));
  });

  app.get('/api/aff/withdraw/:key', byKey(context, 'affiliateWithdraw', requestState));
  app.delete('/api/aff/withdraw/:key', byKey(context, 'affiliateWithdraw', voidRequest));

  app.post('/api/aff/reportTransaction', async (request) => {
    const { member } = requireCaller(context, request);
    const range = reportRange(context, await jsonBody(request, Report), DEFAULT_REPORT_DAYS);
    return request.json({ code: 0, result: dailyReport(context, member, range) });
  });

  app.post('/api/aff/linkReport', async (request) => {
    const { member } = requireCaller(context, request);
    const range = reportRange(context, await jsonBody(request, Report), DEFAULT_REPORT_DAYS);
    return request.json({ code: 0, result: linkReport(context, member, range) });
  });

  app.post('/api/aff/reportDetailTransaction', async (request) => {
    const { member } = requireCaller(context, request);
    const { from, to = from, skip, limit } = await jsonBody(request, MemberReport);
    const range = reportRange(context, { from, to }, 1);
    return request.json({
      code: 0,
      result: memberReport(context, member, { ...range, skip, limit }),
    });
  });
}

/** The requested range; by default the last `days` settled days. Throws code 4000 when it is reversed or too long. */
function reportRange(
  context: Context,
  asked: v.InferOutput<typeof Report>,
  days: number,
): { from: string; to: string } {
  const to = asked.to ?? lastSettledDay(context);
  const from = asked.from ?? shiftDay(to, 1 - days);
  if (from > to) throw invalidField(asked.to === undefined ? 'from' : 'to');
  if (daysBetween(from, to) >= AFFILIATE_REPORT_DAYS) throw invalidField('from');
  return { from, to };
}
