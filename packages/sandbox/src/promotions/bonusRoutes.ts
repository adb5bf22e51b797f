import { bahtFromSatang, type ShippedLocale } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once } from '../http/idempotency.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { jsonBody, language, text, valid } from '../http/validate.ts';
import { bonusByReference, bonusesOf, grantBonus, wireBonus } from './bonuses.ts';
import { type BonusProblem, bonusProblem, claimOf } from './bonusRules.ts';
import { isForChannel } from './depositBonus.ts';
import { promotionId } from './promotionRoutes.ts';
import { type ScheduledPromotion, publishedPromotions, runningPromotion } from './promotions.ts';
import { type Wire, wirePicture, wireTerms } from './wirePromotion.ts';

const List = v.object({
  channel: v.optional(text(1, 64)),
  lang: v.optional(language, 'th'),
});
const Claim = v.object({ id: promotionId, lang: v.optional(language, 'th') });

const messages: Readonly<Record<number, string>> = {
  2101: 'รับโบนัสนี้ไปแล้ว',
  2102: 'โบนัสนี้ยังไม่เริ่มหรือจบแล้ว',
  2103: 'โบนัสนี้สำหรับสมาชิกที่ยังไม่เคยฝากเงิน',
  2104: 'ยอดฝากสะสมยังไม่ครบ',
  2105: 'สัปดาห์ที่แล้วไม่มียอดเสียที่คืนได้',
  2106: 'ยังมีโบนัสที่ทำยอดเทิร์นไม่ครบ',
  2107: 'โบนัสนี้มาพร้อมกับการฝาก',
};

/** Bonuses of the member, available bonuses, and claiming one (section 2, /bonus). */
export function bonusRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/bonus/list', async (request) => {
    const { member } = requireCaller(context, request);
    const { channel, lang } = valid(List, request.req.query());
    const now = context.clock.now();
    const offered = publishedPromotions(context).filter((promotion) => {
      const { starts, by } = promotion;
      if (starts > now || (by !== 'deposit' && by !== 'claim')) return false;
      return channel === undefined || (by === 'deposit' && isForChannel(promotion, channel));
    });
    const list = await Promise.all(
      offered.map((promotion) => wireOffer(context, member, promotion, lang)),
    );
    const mine = bonusesOf(context, member).map((bonus) => wireBonus(context, bonus, lang));
    return request.json({ code: 0, result: { list, mine } });
  });

  app.post('/api/v3/member/bonus/claim', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const { id, lang } = await jsonBody(request, Claim);
    const intent = { member, operation: 'claimBonus', key, request: id };
    return request.json(once(context, intent, () => claim(context, member, { id, lang })));
  });
}

async function wireOffer(
  context: Context,
  member: string,
  promotion: ScheduledPromotion,
  lang: ShippedLocale,
): Promise<Wire> {
  const { id, by, words, picture, terms, ends } = promotion;
  const claimed = by === 'claim' ? claimOf(context, member, promotion) : null;
  const problem = claimed ? claimed.problem : bonusProblem(context, member, promotion);
  return {
    id,
    title: words[lang].title,
    summary: words[lang].summary,
    ...(await wirePicture(context, picture, lang)),
    terms: wireTerms(terms),
    by,
    credit: claimed && claimed.credit > 0 ? bahtFromSatang(claimed.credit) : null,
    ends: ends === null ? null : unixSeconds(ends),
    refusal: problem ? { code: problem.code, ...amounts(problem) } : null,
  };
}

/** The required and the current amount, if the problem is an amount. */
function amounts({ needed, have }: BonusProblem): Wire {
  if (needed === undefined || have === undefined) return {};
  return { needed: bahtFromSatang(needed), have: bahtFromSatang(have) };
}

/** Claims a bonus, or returns a refusal. Call it inside a transaction. */
function claim(
  context: Context,
  member: string,
  { id, lang }: { id: string; lang: ShippedLocale },
): ReplyBody {
  const promotion = runningPromotion(context, id);
  if (!promotion) return refused({ code: 2102 });
  if (promotion.by !== 'claim') return refused({ code: 2107 });
  const { credit, problem } = claimOf(context, member, promotion);
  if (problem) return refused(problem);
  const time = context.clock.now();
  const reference = grantBonus(context, { member, promotion, credit, time, each: String(time) });
  if (reference === null) return refused({ code: 2101 });
  return { code: 0, result: wireBonus(context, bonusByReference(context, reference), lang) };
}

function refused(problem: BonusProblem): ReplyBody {
  const { code } = problem;
  return {
    code,
    messages: messages[code],
    ...(problem.needed !== undefined && { result: amounts(problem) }),
  };
}
