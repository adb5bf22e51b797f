import type { ShippedLocale } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { idempotencyKey, once } from '../http/idempotency.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { jsonBody, language, valid } from '../http/validate.ts';
import { bonusIdOf } from './catalogue.ts';
import { checkInOf, makeCheckIn } from './checkIns.ts';
import { playableSpins } from './freeSpins.ts';
import { isProtected, ownMission, ownMissions } from './missionBoard.ts';
import { giveReward } from './rewards.ts';
import { wireCheckIn, wireFreeSpins, wireMission } from './wireMission.ts';

const Lang = v.object({ lang: v.optional(language, 'th') });
const Collect = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  lang: v.optional(language, 'th'),
});

const messages: Readonly<Record<number, string>> = {
  2501: 'รับรางวัลนี้ไปแล้ว',
  2502: 'ภารกิจนี้ยังไม่ครบ',
  2503: 'ไม่มีภารกิจนี้หรือจบไปแล้ว',
  2504: 'วันนี้เช็กอินไปแล้ว',
  2505: 'ปิดเช็กอินไว้ระหว่างที่ถึงวงเงินฝากที่ตั้งไว้',
};

/** Missions with their rewards, the daily check-in, and the free spins of a member. */
export function missionRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/mission/list', (request) => {
    const { member } = requireCaller(context, request);
    const { lang } = valid(Lang, request.req.query());
    const guarded = isProtected(context, member);
    return request.json({
      code: 0,
      result: {
        protected: guarded,
        checkin: guarded ? null : wireCheckIn(context, member, lang),
        list: ownMissions(context, member).map((own) => wireMission(context, own, lang)),
      },
    });
  });

  app.post('/api/v3/member/mission/collect', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const { id, lang } = await jsonBody(request, Collect);
    const intent = { member, operation: 'collectMission', key, request: id };
    return request.json(once(context, intent, () => collect(context, member, { id, lang })));
  });

  app.post('/api/v3/member/mission/checkin', async (request) => {
    const { member } = requireCaller(context, request);
    const key = idempotencyKey(request);
    const { lang } = await jsonBody(request, Lang);
    const intent = { member, operation: 'checkIn', key, request: null };
    return request.json(once(context, intent, () => checkIn(context, member, lang)));
  });

  app.get('/api/v3/member/freespin/list', (request) => {
    const { member } = requireCaller(context, request);
    const { lang } = valid(Lang, request.req.query());
    const list = playableSpins(context, member).map((spins) => wireFreeSpins(context, spins, lang));
    return request.json({ code: 0, result: { list } });
  });
}

/** Gives the reward of a mission, or returns a refusal. Call it inside a transaction. */
function collect(
  context: Context,
  member: string,
  { id, lang }: { id: string; lang: ShippedLocale },
): ReplyBody {
  const own = ownMission(context, member, id);
  if (!own || own.state === 'ended') return refused(2503);
  if (own.state === 'collected') return refused(2501);
  if (own.state === 'running') return refused(2502);
  const { mission } = own;
  const bonusId = bonusIdOf(mission);
  const { bonus, spins } = giveReward(context, mission.reward, { member, bonusId, each: id });
  context.db.run(
    'INSERT INTO mission_rewards (member, mission, time, bonus, spins) VALUES (?, ?, ?, ?, ?)',
    member,
    id,
    context.clock.now(),
    bonus,
    spins,
  );
  return { code: 0, result: wireMission(context, { ...own, state: 'collected' }, lang) };
}

function checkIn(context: Context, member: string, lang: ShippedLocale): ReplyBody {
  if (checkInOf(context, member).done) return refused(2504);
  if (isProtected(context, member)) return refused(2505);
  makeCheckIn(context, member);
  return { code: 0, result: wireCheckIn(context, member, lang) };
}

function refused(code: number): ReplyBody {
  return { code, messages: messages[code] };
}
