import type { Hono } from 'hono';
import { casinoDemos } from '../../catalogue/demoGames.ts';
import { gameOf } from '../../catalogue/games.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../http/refusal.ts';
import { demoAddress } from './demoSessions.ts';

/**
 * The casino demo entries (section 2): fixed addresses of another site that open a table with play money for everyone.
 * The language is the first one of the browser.
 */
export function demoLobbyRoute(app: Hono, context: Context): void {
  app.get('/lobby/:code', (request) => {
    const code = request.req.param('code');
    const game = casinoDemos.includes(code) ? gameOf(code) : undefined;
    if (!game) throw notFound();
    const lang = /^en\b/i.test(request.req.header('Accept-Language') ?? '') ? 'en' : 'th';
    const address = demoAddress(context, { game, lang, siteOrigin: context.siteOrigins[0] });
    request.header('Cache-Control', 'no-store');
    request.header('Referrer-Policy', 'no-referrer');
    return request.redirect(address, 302);
  });
}
