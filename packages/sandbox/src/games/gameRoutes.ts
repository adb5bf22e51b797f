import type { Context as HonoContext, Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller, requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { invalidField, notFound, sessionInvalid } from '../http/refusal.ts';
import { gameType, jsonBody, language, text, wholeNumber } from '../http/validate.ts';
import { demoAddress } from '../play/demo/demoSessions.ts';
import { askedGames } from './askedGames.ts';
import { closedReply } from './closedGame.ts';
import { gameIndex } from './gameIndex.ts';
import { launchAddress } from './launch.ts';
import { wrongAnswer } from './launchAnswers.ts';
import { shelfOf } from './shelf.ts';
import { wireCategories } from './wireCategory.ts';
import { LAUNCH_PATH, gamePage } from './wireGame.ts';

/** Path that launches a game with play money. */
const DEMO_PATH = '/api/v3/member/game/demo';

const flag = v.optional(v.boolean());
const Categories = v.object({ type: v.optional(gameType) });
const List = v.object({
  type: v.optional(gameType),
  category: v.optional(text(0, 64)),
  search: v.optional(text(0, 64)),
  ids: v.optional(v.pipe(v.array(text(1, 80)), v.maxLength(100))),
  hot: flag,
  new: flag,
  freespin: flag,
  favourite: flag,
  recent: flag,
  demo: flag,
  sort: v.optional(v.picklist(['default', 'new', 'hot', 'freespin', 'az']), 'default'),
  slotWinHistory: v.optional(v.boolean(), false),
  rtpHistory: v.optional(v.boolean(), false),
  limit: v.optional(wholeNumber(1, 500), 60),
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
});
const Launch = v.object({
  client: v.picklist(['MB', 'PC']),
  game_code: v.optional(text(1, 64)),
  lang: language,
});

/** Providers, games and launching games (section 7). */
export function gameRoutes(app: Hono, context: Context): void {
  app.post('/api/v3/member/game/categorys', async (request) => {
    const caller = optionalCaller(context, request);
    const { type } = await jsonBody(request, Categories);
    const shelf = caller && shelfOf(context, caller.member);
    return request.json({ code: 0, result: wireCategories(context, { type }, shelf) });
  });

  app.post('/api/v3/member/game/lists', async (request) => {
    const caller = optionalCaller(context, request);
    const { limit, skip, slotWinHistory, rtpHistory, ...asked } = await jsonBody(request, List);
    if (!caller && (asked.favourite || asked.recent)) throw sessionInvalid();
    const shelf = caller && shelfOf(context, caller.member);
    const found = askedGames(context, asked, shelf);
    const page = found.slice(skip, skip + limit);
    const body = gamePage(context, page, {
      total: found.length,
      shelf,
      wins: slotWinHistory,
      history: rtpHistory,
    });
    return request.body(body, 200, { 'Content-Type': 'application/json' });
  });

  app.post(LAUNCH_PATH, async (request) => {
    const caller = requireCaller(context, request);
    const { offered, lang } = await chosenGame(request);
    const closed = closedReply(offered, lang);
    if (closed) return request.json(closed);
    const siteOrigin = siteOriginOf(request);
    const result = launchAddress(context, { caller, game: offered.game, lang, siteOrigin });
    return request.json(answerWith(result, siteOrigin));
  });

  app.post(DEMO_PATH, async (request) => {
    const { offered, lang } = await chosenGame(request);
    if (!offered.demo) throw notFound();
    const closed = closedReply(offered, lang);
    if (closed) return request.json(closed);
    const siteOrigin = siteOriginOf(request);
    const result = demoAddress(context, { game: offered.game, lang, siteOrigin });
    return request.json(answerWith(result, siteOrigin));
  });

  function answerWith(address: string, siteOrigin: string): object {
    const wrong = wrongAnswer(context, { address, siteOrigin });
    return wrong ?? { code: 0, message: 'ok', result: address };
  }

  /** The game of a launch. All games here share one path, so only the code distinguishes them. */
  async function chosenGame(request: HonoContext) {
    const { game_code, lang } = await jsonBody(request, Launch);
    if (game_code === undefined) throw invalidField('game_code');
    const offered = gameIndex(context).gameOf(game_code);
    if (!offered) throw notFound();
    return { offered, lang };
  }

  /** Origin of the site that sent the request; the game returns to it. */
  function siteOriginOf(request: HonoContext): string {
    const origin = request.req.header('Origin') ?? '';
    return context.siteOrigins.includes(origin) ? origin : context.siteOrigins[0];
  }
}
