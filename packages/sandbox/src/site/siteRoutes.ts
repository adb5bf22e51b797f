import type { Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller, requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { language, valid } from '../http/validate.ts';
import { LINE_CONTACT } from '../line/lineAccounts.ts';
import { hasUsageProblem } from '../notices/usageProblem.ts';
import { readSetting } from '../settings/settings.ts';
import { upgradeIsDue, upgraded } from './upgrades.ts';

const Language = v.object({ lang: v.optional(language, 'th') });

/** State of the whole service, contact to support, and whether a member is up to date (sections 4, 6 and 7). */
export function siteRoutes(app: Hono, context: Context): void {
  const { db, clock } = context;

  app.get('/', (request) => {
    const text = readSetting(db, 'maintenance');
    if (text === null) return request.json({ code: 1, messages: 'ok' });
    const ends = readSetting(db, 'maintenanceEnds');
    const result = { expected_end: ends === null ? null : unixSeconds(ends) };
    return request.json({ code: 0, messages: text, result });
  });

  app.get('/api/v3/member/updateData', (request) => {
    const caller = optionalCaller(context, request);
    const closed = readSetting(db, 'siteClosed');
    return request.json({
      code: 0,
      result: {
        closed: closed !== null,
        text: closed || null,
        usage_problem: caller !== undefined && hasUsageProblem(context, caller.member),
        register: !readSetting(db, 'registrationClosed'),
        build: readSetting(db, 'clientBuild'),
        time: unixSeconds(clock.now()),
      },
    });
  });

  app.get('/api/v3/member/getLineContact', (request) => {
    const { lang } = valid(Language, request.req.query());
    const link = `${context.apiOrigin}/line/contact?lang=${lang}`;
    return request.json({ code: 0, result: { id: LINE_CONTACT, link } });
  });

  app.post('/api/v1/member/data/check-is-upgrade', (request) => {
    const { member } = requireCaller(context, request);
    return request.json({ code: 0, is_upgrade: upgradeIsDue(context, member) ? 1 : 0 });
  });

  app.post('/api/v1/member/data/update-is-upgrade', (request) => {
    upgraded(context, requireCaller(context, request).member);
    return request.json({ code: 0 });
  });
}
