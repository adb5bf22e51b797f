import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { jsonBody, language, text, valid } from '../http/validate.ts';
import { readSetting } from '../settings/settings.ts';
import { announcementFor } from './announcement.ts';
import { inboxOf, markRead, unreadOf } from './inbox.ts';

const Announcement = v.object({ lang: v.optional(language, 'th') });

/** A whole number in a query string. */
function queryNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^(?:0|[1-9]\d{0,8})$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

const Inbox = v.object({
  skip: v.optional(queryNumber(0, 100_000), '0'),
  limit: v.optional(queryNumber(1, 50), '20'),
  lang: v.optional(language, 'th'),
});

const Read = v.pipe(
  v.strictObject({
    ids: v.optional(v.pipe(v.array(text(1, 64)), v.minLength(1), v.maxLength(100))),
    all: v.optional(v.literal(true)),
  }),
  v.check(({ ids, all }) => (ids === undefined) !== (all === undefined)),
);

/** The notice inbox with its read state, and the announcement (sections 2 and 4; GraphQL has the rest). */
export function noticeRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/notify/inbox', (request) => {
    const { member } = requireCaller(context, request);
    const page = valid(Inbox, request.req.query());
    return request.json({ code: 0, result: inboxOf(context, { member, ...page }) });
  });

  app.post('/api/v3/member/notify/read', async (request) => {
    const { member } = requireCaller(context, request);
    const { ids = 'all' } = await jsonBody(request, Read);
    markRead(context, member, ids);
    return request.json({ code: 0, result: { unread: unreadOf(context, member) } });
  });

  app.get('/api/v3/member/announcement', (request) => {
    const { lang } = valid(Announcement, request.req.query());
    return request.json({
      code: 0,
      result: {
        details: announcementFor(context, lang),
        notify: readSetting(context.db, 'notifications'),
      },
    });
  });
}
