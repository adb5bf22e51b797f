import { LOCALES, bahtFromSatang } from '@brand/domain';
import type { Context as HonoContext, Hono } from 'hono';
import * as v from 'valibot';
import { bearerToken } from '../auth/token.ts';
import { gameOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { fontRoute, pageAsset, sendPageFile } from '../pages/pageFiles.ts';
import { pictureCache, sendPicture } from '../http/picture.ts';
import { notFound } from '../http/refusal.ts';
import { jsonBody, text, valid, wholeNumber } from '../http/validate.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { betsBetween } from './bets.ts';
import { demoLobbyRoute } from './demo/demoLobby.ts';
import { playDemoRound } from './demo/demoRounds.ts';
import { isDemoToken, openDemo, openDemoOf } from './demo/demoSessions.ts';
import { cardPays } from './outcome.ts';
import { drawPlayArt, playTheme } from './playArt.ts';
import { pageFile, playPage } from './playPage.ts';
import { hostileRoutes } from './hostile/hostileRoutes.ts';
import { freeSpinsIn, playFreeRound } from './freeRounds.ts';
import { openGame, openGameOf } from './playSessions.ts';
import { playRound } from './rounds.ts';
import { machineOf } from './slot/machine.ts';

const Open = v.object({ token: text(1, 128) });
const Round = v.object({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  bet: wholeNumber(1, 9_999_999),
  guess: v.optional(v.picklist(['high', 'low'])),
  /** Uses a free spin instead of the bet. */
  free: v.optional(v.boolean(), false),
});
const Lang = v.object({ lang: v.fallback(v.picklist(LOCALES), 'th') });

/** The origin of the games: a page for each game, its files, and its rounds against the ledger. */
export function playRoutes(app: Hono, context: Context): void {
  const { db, siteOrigins } = context;
  const picture = pictureCache();
  const headers = pageHeaders(siteOrigins);

  app.get('/play/files/:file{.+}', (request) =>
    sendPageFile(request, pageFile(request.req.param('file'))),
  );

  fontRoute(app, '/play/fonts');

  app.get('/play/art/:code/:file', async (request) => {
    const { code, file } = request.req.param();
    const game = gameOf(code);
    if (!game) throw notFound();
    if (file === 'theme.css') {
      return request.body(playTheme(game), 200, pageAsset('text/css; charset=utf-8'));
    }
    const [, name = ''] = /^([a-z0-9-]+)\.svg$/.exec(file) ?? [];
    const drawn = await picture(`${code}/${name}`, () => drawPlayArt(game, name));
    if (!drawn) throw notFound();
    return sendPicture(request, drawn);
  });

  app.post('/play/api/session', async (request) => {
    const { token: launchToken } = await jsonBody(request, Open);
    const { token, session } = isDemoToken(launchToken)
      ? openDemo(context, launchToken)
      : openGame(context, launchToken);
    const { game, card, siteOrigin } = session;
    const machine = game.type === 'slot' ? machineOf(game) : null;
    const demo = 'balance' in session;
    return request.json({
      code: 0,
      result: {
        token,
        siteOrigin,
        demo,
        balance: bahtFromSatang(demo ? session.balance : balanceOf(db, walletOf(session.member))),
        bets: betsBetween(game.minBet, game.maxBet),
        freeSpins: demo ? null : freeSpinsIn(context, session),
        rtp: game.rtp,
        slot: machine,
        cards: machine ? null : { card, pays: cardPays(game, card) },
      },
    });
  });

  app.post('/play/api/round', async (request) => {
    const token = bearerToken(request.req.header('Authorization'));
    if (token !== undefined && isDemoToken(token)) {
      const session = openDemoOf(context, token);
      return request.json(playDemoRound(context, session, await jsonBody(request, Round)));
    }
    const session = openGameOf(context, token);
    const round = await jsonBody(request, Round);
    const play = round.free ? playFreeRound : playRound;
    return request.json(play(context, session, round));
  });

  hostileRoutes(app, context);

  demoLobbyRoute(app, context);

  app.get('/play/:code', (request: HonoContext) => {
    const game = gameOf(request.req.param('code') ?? '');
    if (!game) throw notFound();
    const { lang } = valid(Lang, { lang: request.req.query('lang') });
    return request.body(playPage(game, lang), 200, headers);
  });
}

/** Only the sites may frame a game, and it may load and call only its own origin. */
function pageHeaders(siteOrigins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
