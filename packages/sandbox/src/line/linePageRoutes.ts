import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { fontRoute, pageFiles, sendPageFile } from '../pages/pageFiles.ts';
import { language, valid } from '../http/validate.ts';
import { LINE_CONTACT, lineAccountOf } from './lineAccounts.ts';
import { consentPage, contactPage, overPage } from './linePages.ts';
import { decideLine, openRequest } from './lineRequests.ts';

/** The pages are for browsers: invalid parameters count as missing. */
const word = v.fallback(v.string(), '');
const lang = v.fallback(v.optional(language), undefined);
const Page = v.object({ request: word, lang });
const Choice = v.object({
  request: word,
  lang,
  account: word,
  choice: v.fallback(v.picklist(['allow', 'refuse']), 'refuse'),
});

/**
 * The pages of the simulated messaging service. Their form is an ordinary HTML form, and there is no login: the token
 * of the request identifies everything.
 */
export function linePageRoutes(app: Hono, context: Context): void {
  const [site] = context.siteOrigins;
  const file = pageFiles(new URL('page/', import.meta.url), ['line.css']);

  app.get('/line/consent', (request) => {
    const asked = valid(Page, request.req.query());
    const open = openRequest(context, asked.request);
    if (!open) return page(overPage(asked.lang ?? 'th', site), { status: 410 });
    const shown = { request: open, token: asked.request, lang: asked.lang ?? open.lang };
    return page(consentPage(context, shown), { formLeadsTo: open.site_origin });
  });

  app.post('/line/consent', async (request) => {
    const chosen = valid(Choice, await request.req.parseBody());
    const open = openRequest(context, chosen.request);
    if (!open) return page(overPage(chosen.lang ?? 'th', site), { status: 410 });
    const allowed = chosen.choice === 'allow' ? lineAccountOf(chosen.account) : undefined;
    const decision = { lineId: allowed?.id ?? null, lang: chosen.lang ?? open.lang };
    return request.redirect(decideLine(context, open, decision), 303);
  });

  app.get('/line/contact', (request) => {
    const asked = valid(Page, request.req.query());
    return page(contactPage(asked.lang ?? 'th', { id: LINE_CONTACT, siteOrigin: site }));
  });

  app.get('/line/page/line.css', (request) => sendPageFile(request, file('line.css')));
  fontRoute(app, '/line/page/fonts');
}

/** A page that runs no scripts, loads only its own style and fonts, and cannot be framed. */
function page(
  html: string,
  { formLeadsTo = '', status = 200 }: { formLeadsTo?: string; status?: number } = {},
): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    // An empty icon, so that the browser does not request one.
    'img-src data:',
    // The reply to the form redirects to the site, and browsers apply form-action to redirects too.
    `form-action 'self' ${formLeadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      // Its own form must send the origin; other sites do not receive the address.
      'Referrer-Policy': 'same-origin',
    },
  });
}
