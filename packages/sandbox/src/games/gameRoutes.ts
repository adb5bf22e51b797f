import type { Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller, requireCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { gameOf } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import { invalidField, notFound } from '../http/refusal.ts';
import { gameType, jsonBody, language, text, wholeNumber } from '../http/validate.ts';
import { findGames } from './gameFilter.ts';
import { launchAddress } from './launch.ts';
import { recentGames } from './recentGames.ts';
import { LAUNCH_PATH, wireCategory, wireGame } from './wireGame.ts';

const flag = v.optional(v.boolean());
const Categories = v.object({ type: v.optional(gameType) });
const List = v.object({
  type: v.optional(gameType),
  category: v.optional(text(0, 64)),
  search: v.optional(text(0, 64)),
  hot: flag,
  new: flag,
  freespin: flag,
  sort: v.optional(v.picklist(['default', 'new', 'hot', 'freespin', 'az']), 'default'),
  limit: v.optional(wholeNumber(1, 500), 60),
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
});
const Launch = v.object({
  client: v.picklist(['MB', 'PC']),
  game_code: v.optional(text(1, 64)),
  lang: language,
});

/** Providers, games, and starting one (section 7). */
export function gameRoutes(app: Hono, context: Context): void {
  app.post('/api/v3/member/game/categorys', async (request) => {
    const caller = optionalCaller(context, request);
    const { type } = await jsonBody(request, Categories);
    const recent = caller && recentGames(context, caller.member);
    const result = providers.flatMap((provider) =>
      provider.makes
        .filter((made) => type === undefined || made === type)
        .map((made) => wireCategory(context, provider, made, recent)),
    );
    return request.json({ code: 0, result });
  });

  app.post('/api/v3/member/game/lists', async (request) => {
    const caller = optionalCaller(context, request);
    const { limit, skip, ...filter } = await jsonBody(request, List);
    const recent = caller && recentGames(context, caller.member);
    const all = findGames(filter);
    const list = all.slice(skip, skip + limit).map((game) => wireGame(context, game, recent));
    return request.json({ code: 0, result: { list, total: all.length } });
  });

  app.post(LAUNCH_PATH, async (request) => {
    const caller = requireCaller(context, request);
    const { game_code, lang } = await jsonBody(request, Launch);
    // Every game here shares one path, so that only the code tells them apart.
    if (game_code === undefined) throw invalidField('game_code');
    const game = gameOf(game_code);
    if (!game) throw notFound();
    const closed = context.rules.closedGames[game.code];
    if (closed !== undefined) return request.json({ code: 99, message: closed });
    const origin = request.req.header('Origin') ?? '';
    const siteOrigin = context.siteOrigins.includes(origin) ? origin : context.siteOrigins[0];
    const result = launchAddress(context, { caller, game, lang, siteOrigin });
    return request.json({ code: 0, message: 'ok', result });
  });
}
