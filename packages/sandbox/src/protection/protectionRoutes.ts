import {
  type DepositLimit,
  LIMIT_PERIODS,
  SATANG_PER_BAHT,
  SELF_EXCLUSIONS,
  TIME_OUTS,
  bahtFromSatang,
  satang,
  satangFromBaht,
} from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../http/refusal.ts';
import { jsonBody, wholeNumber } from '../http/validate.ts';
import { channelsFor, rangeOf } from '../payments/channels.ts';
import { startBreak } from './breaks.ts';
import { changeLimit, keepLimit, limitsOf } from './depositLimits.ts';

const MOST_BAHT = 9_999_999;
const period = v.picklist(LIMIT_PERIODS);
const Limit = v.object({ period, limit: v.nullable(wholeNumber(1, MOST_BAHT)) });
const PeriodBody = v.object({ period });
const Break = v.object({ length: v.picklist([...TIME_OUTS, ...SELF_EXCLUSIONS]) });

/** Deposit limits, time-out and self-exclusion. The sandbox always offers them; each operator configures its site. */
export function protectionRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/protection/limits', (request) => {
    const { member } = requireCaller(context, request);
    return request.json(limitsReply(context, member));
  });

  app.post('/api/v3/member/protection/setLimit', async (request) => {
    const { member } = requireCaller(context, request);
    const asked = await jsonBody(request, Limit);
    const limit = asked.limit === null ? null : satangFromBaht(asked.limit);
    if (asked.limit !== null && asked.limit < leastBaht(context, member))
      throw invalidField('limit');
    context.db.transaction(() => changeLimit(context, member, { period: asked.period, limit }));
    return request.json(limitsReply(context, member));
  });

  app.post('/api/v3/member/protection/keepLimit', async (request) => {
    const { member } = requireCaller(context, request);
    const kept = await jsonBody(request, PeriodBody);
    context.db.transaction(() => keepLimit(context, member, kept.period));
    return request.json(limitsReply(context, member));
  });

  app.post('/api/v3/member/protection/break', async (request) => {
    const { member } = requireCaller(context, request);
    const { length } = await jsonBody(request, Break);
    return request.json({
      code: 0,
      result: { until: unixSeconds(startBreak(context, member, length)) },
    });
  });
}

function limitsReply(context: Context, member: string) {
  const limits = limitsOf(context, member).map(wireLimit);
  return { code: 0, result: { min: leastBaht(context, member), max: MOST_BAHT, limits } };
}

/** The smallest QR deposit of the member. A lower limit would make every deposit impossible. */
function leastBaht(context: Context, member: string): number {
  const channels = (['payment', 'truewallet'] as const).flatMap((kind) =>
    channelsFor(context, member, kind),
  );
  const least = Math.min(...channels.map((channel) => rangeOf(channel).min));
  return Number.isFinite(least) ? Math.ceil(least / SATANG_PER_BAHT) : 1;
}

function wireLimit({ period: of, limit, used, left, renewsAt, pending }: DepositLimit) {
  return {
    period: of,
    limit: limit && bahtFromSatang(limit),
    used: bahtFromSatang(used),
    left: left === null ? null : bahtFromSatang(satang(left)),
    resets_at: unixSeconds(renewsAt),
    pending: pending && {
      limit: pending.limit && bahtFromSatang(pending.limit),
      from: unixSeconds(pending.from),
    },
  };
}
