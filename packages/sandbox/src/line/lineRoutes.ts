import type { Hono, Context as HonoContext } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { callingSite } from '../http/callingSite.ts';
import { invalidField } from '../http/refusal.ts';
import { jsonBody, language, text, valid } from '../http/validate.ts';
import { memberById } from '../members/members.ts';
import { isLinked } from './lineAccounts.ts';
import { finishLink, finishLogin, lineRefusal } from './lineOutcome.ts';
import { beginLine } from './lineRequests.ts';

const Authorize = v.object({
  username: v.optional(text(1, 64)),
  action: v.optional(v.picklist(['line', 'login', 'register'])),
  lang: v.optional(language, 'th'),
  challenge: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
});
const Back = v.object({
  code: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  verifier: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43,128}$/))),
});

/** The calls of the LINE host, and LINE login (section 4, Line link). */
export function lineRoutes(app: Hono, context: Context): void {
  app.get('/line/api/authorize', (request) => {
    const asked = valid(Authorize, request.req.query());
    const begun = { challenge: asked.challenge ?? null, lang: asked.lang };
    // Redirects go only to known sites.
    const siteOrigin = callingSite(context, request);
    if (asked.action === 'login' || asked.action === 'register') {
      // Without it, an attacker could send another user’s browser back with the attacker’s code.
      if (begun.challenge === null) throw invalidField('challenge');
      return begin({ ...begun, action: asked.action, member: null, siteOrigin });
    }
    const member = ownName(request, asked.username);
    const linked = isLinked(context, member);
    if (linked && asked.action !== 'line') return request.json(lineRefusal(6000));
    return begin({ ...begun, action: linked ? 'change' : 'link', member, siteOrigin });

    function begin(what: Parameters<typeof beginLine>[1]) {
      const token = beginLine(context, what);
      const query = new URLSearchParams({ request: token, lang: what.lang });
      const link = `${context.apiOrigin}/line/consent?${query}`;
      return request.json({ code: 0, result: { link } });
    }
  });

  app.get('/line/api/check', (request) => {
    const linked = isLinked(context, ownName(request, request.req.query('username')));
    return request.json(linked ? { code: 0 } : { code: 1, messages: 'ยังไม่ได้เชื่อมต่อ LINE' });
  });

  app.post('/line/api/link', async (request) => {
    const { member } = requireCaller(context, request);
    return request.json(finishLink(context, member, await jsonBody(request, Back)));
  });

  app.post('/api/v1/member/loginLine', async (request) =>
    request.json(finishLogin(context, await jsonBody(request, Back))),
  );

  /** The calling member. Throws if the request names another member. */
  function ownName(request: HonoContext, name: string | undefined): string {
    const { member } = requireCaller(context, request);
    const own = memberById(context, member).username.toLowerCase();
    if (name?.toLowerCase() !== own) throw invalidField('username');
    return member;
  }
}
