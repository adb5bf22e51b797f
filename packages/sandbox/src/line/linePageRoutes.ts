import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { fontRoute, pageFiles, sendPageFile } from '../pages/pageFiles.ts';
import { language, valid } from '../http/validate.ts';
import { LINE_CONTACT, lineAccountOf } from './lineAccounts.ts';
import { consentPage, contactPage, overPage } from './linePages.ts';
import { decideLine, openRequest } from './lineRequests.ts';

/** A page is for people: what it cannot read counts as left out. */
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
 * The pages of the messaging service that the sandbox plays. Their form comes as a browser sends forms, and nobody is
 * logged in here: what is asked of the person stands in the token of the request alone.
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

/** A page that can run nothing and load nothing but its own style and fonts, and that nobody may frame. */
function page(
  html: string,
  { formLeadsTo = '', status = 200 }: { formLeadsTo?: string; status?: number } = {},
): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    // The empty icon, so that the browser asks for none.
    'img-src data:',
    // The answer to the form leads to the site, and browsers hold this rule against that too.
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
      // Its own form has to say where it comes from; nobody else learns the address.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
