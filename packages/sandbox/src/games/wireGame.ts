import type { Context } from '../context.ts';
import type { Game, GameType } from '../catalogue/game.ts';
import { games } from '../catalogue/games.ts';
import type { Provider } from '../catalogue/provider.ts';
import { providerOf } from '../catalogue/providers.ts';
import { gameColour } from './gameColour.ts';
import { gameInfo, ratingOf } from './gameFigures.ts';

/** Path that starts every game. */
export const LAUNCH_PATH = '/api/v3/member/game/launch';
const LANGUAGES = ['th', 'en'];

function providerImage({ apiOrigin }: Context, id: string): string {
  return `${apiOrigin}/cdn/providers/${id}.svg`;
}

/** A game in the fields of section 3; `recent` holds the codes of games that the member has opened. */
export function wireGame(
  context: Context,
  game: Game,
  recent: ReadonlySet<string> | undefined,
): Record<string, unknown> {
  const { name } = providerOf(game.provider);
  return {
    _id: `g_${game.code}`,
    type: game.type,
    category: game.provider,
    code: game.code,
    img: `${context.apiOrigin}/cdn/covers/${game.code}.svg`,
    language: LANGUAGES,
    nameTh: game.nameTh,
    nameEn: game.nameEn,
    freespin: game.freespin,
    hot: game.hot,
    new: game.new,
    categoryName: name,
    handle: LAUNCH_PATH,
    color: gameColour(game),
    provider: { id: game.provider, name, img: providerImage(context, game.provider) },
    game_info: gameInfo(game, context.clock.now()),
    ...(recent && {
      rating: ratingOf(game),
      favourite: false,
      recent: recent.has(game.code),
      launching: !Object.hasOwn(context.rules.closedGames, game.code),
    }),
  };
}

/** A provider with its games of one type in the fields of section 3; `count` says how many games these are. */
export function wireCategory(
  context: Context,
  provider: Provider,
  type: GameType,
  recent: ReadonlySet<string> | undefined,
): Record<string, unknown> {
  const own = games.filter((game) => game.provider === provider.id && game.type === type);
  return {
    _id: `c_${provider.id}_${type}`,
    type,
    category: provider.id,
    code: provider.id,
    img: providerImage(context, provider.id),
    language: LANGUAGES,
    nameTh: provider.name,
    nameEn: provider.name,
    launching: true,
    hot: own.some((game) => game.hot),
    new: own.some((game) => game.new),
    root: false,
    categoryName: provider.name,
    handle: LAUNCH_PATH,
    count: own.length,
    ...(recent && {
      enable: true,
      favourite: false,
      recent: own.some((game) => recent.has(game.code)),
    }),
  };
}
