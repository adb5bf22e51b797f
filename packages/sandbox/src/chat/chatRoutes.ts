import type { Hono } from 'hono';
import * as v from 'valibot';
import { bearerToken } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { fontRoute, sendPageFile } from '../pages/pageFiles.ts';
import { jsonBody, language, valid, wholeNumber } from '../http/validate.ts';
import { chatFile, chatPage } from './chatPage.ts';
import {
  conversationAfter,
  openConversation,
  readUpTo,
  say,
  unreadOf,
  visitorOf,
} from './conversation.ts';

const Visitor = v.object({ lang: v.optional(language, 'th') });
const After = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/), v.transform(Number)), '0'),
});
const Message = v.object({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
});
const Read = v.object({ upTo: wholeNumber(1, Number.MAX_SAFE_INTEGER) });
const Lang = v.object({ lang: v.fallback(language, 'th') });

/** The chat host: the page that sites frame, and its conversations. */
export function chatRoutes(app: Hono, context: Context): void {
  const { siteOrigins } = context;
  const headers = frameHeaders(siteOrigins);
  const visitor = (authorization: string | undefined) =>
    visitorOf(context, bearerToken(authorization));

  app.get('/chat/frame', (request) => {
    const { lang } = valid(Lang, { lang: request.req.query('lang') });
    return request.body(chatPage(lang, siteOrigins), 200, headers);
  });

  app.get('/chat/files/:file{.+}', (request) =>
    sendPageFile(request, chatFile(request.req.param('file'))),
  );
  fontRoute(app, '/chat/fonts');

  app.post('/chat/api/visitor', async (request) => {
    const { lang } = await jsonBody(request, Visitor);
    return request.json({ code: 0, result: { token: openConversation(context, lang) } });
  });

  app.get('/chat/api/messages', (request) => {
    const who = visitor(request.req.header('Authorization'));
    const { after } = valid(After, request.req.query());
    return request.json({ code: 0, result: conversationAfter(context, who, after) });
  });

  app.post('/chat/api/messages', async (request) => {
    const who = visitor(request.req.header('Authorization'));
    say(context, who, await jsonBody(request, Message));
    return request.json({ code: 0 });
  });

  app.post('/chat/api/read', async (request) => {
    const who = visitor(request.req.header('Authorization'));
    const { upTo } = await jsonBody(request, Read);
    readUpTo(context, who.token, upTo);
    return request.json({ code: 0, result: { unread: unreadOf(context, who.token) } });
  });
}

/** Only the sites may frame the chat, and it may load and call only its own origin. */
function frameHeaders(siteOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
