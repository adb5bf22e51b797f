import { SATANG_PER_BAHT, bahtFromSatang, satang } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { language, valid } from '../http/validate.ts';
import { VIP_DAYS, vipLevels } from './vipLevels.ts';
import { type VipStanding, vipStanding } from './vipStanding.ts';

const Query = v.object({ lang: v.optional(language, 'th') });

/** The VIP levels with their terms; members also get their own level and the requirements of the next. */
export function vipRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/vip/levels', (request) => {
    const member = optionalCaller(context, request)?.member;
    const { lang } = valid(Query, request.req.query());
    const levels = vipLevels.map((level, at) => ({
      level: at,
      name: level.name[lang],
      color: level.colour,
      turnover: level.turnover,
      deposit: level.deposits,
      benefits: level.benefits[lang],
    }));
    const own = member === undefined ? {} : { own: wireStanding(vipStanding(context, member)) };
    return request.json({ code: 0, result: { period_days: VIP_DAYS, levels, ...own } });
  });
}

function wireStanding({ level, granted, turnover, deposits }: VipStanding): object {
  const next = vipLevels[level + 1];
  const left = (needed: number, has: number) =>
    bahtFromSatang(satang(Math.max(0, needed * SATANG_PER_BAHT - has)));
  return {
    level,
    granted,
    turnover: bahtFromSatang(satang(turnover)),
    deposit: bahtFromSatang(satang(deposits)),
    next: next
      ? {
          level: level + 1,
          turnover_left: left(next.turnover, turnover),
          deposit_left: left(next.deposits, deposits),
        }
      : null,
  };
}
