import type { GameType } from '../catalogue/game.ts';
import type { Context } from '../context.ts';
import { type GameIndex, gameIndex } from './gameIndex.ts';
import type { OfferedProvider } from './offeredGame.ts';
import type { Shelf } from './shelf.ts';
import { LANGUAGES, LAUNCH_PATH, providerImage } from './wireGame.ts';

/** Filters of a provider list. */
export interface AskedCategories {
  type?: GameType | undefined;
  /** Only providers whose games are launched with this path. */
  handle?: string | undefined;
}

/** Providers with their games of one type, or of each type, in the fields of section 3 (Game category). */
export function wireCategories(
  context: Context,
  { type, handle }: AskedCategories,
  shelf: Shelf | undefined,
) {
  if (handle !== undefined && handle !== LAUNCH_PATH) return [];
  const index = gameIndex(context);
  const own = shelf && {
    favourites: categoryIds(index, shelf.favourites),
    recents: categoryIds(index, shelf.recents),
  };
  return index.providers.flatMap((offered) =>
    offered.provider.makes
      .filter((made) => type === undefined || made === type)
      .map((made) => wireCategory(context, offered, made))
      .filter(({ count }) => count > 0)
      .map((category) => ({
        ...category,
        ...(own && {
          enable: offered.state !== 'disabled',
          favourite: own.favourites.has(category._id),
          recent: own.recents.has(category._id),
        }),
      })),
  );
}

function categoryId(provider: string, type: GameType): string {
  return `c_${provider}_${type}`;
}

function categoryIds(index: GameIndex, codes: ReadonlySet<string>): ReadonlySet<string> {
  const games = [...codes].flatMap((code) => index.gameOf(code)?.game ?? []);
  return new Set(games.map((game) => categoryId(game.provider, game.type)));
}

function wireCategory(context: Context, { provider, state }: OfferedProvider, type: GameType) {
  const games = gameIndex(context).gamesBy(provider.id, type);
  return {
    _id: categoryId(provider.id, type),
    type,
    category: provider.id,
    code: provider.id,
    img: providerImage(context, provider.id),
    language: LANGUAGES,
    nameTh: provider.name,
    nameEn: provider.name,
    launching: state === 'open',
    hot: games.some(({ game }) => game.hot),
    new: games.some(({ game }) => game.new),
    root: false,
    categoryName: provider.name,
    handle: LAUNCH_PATH,
    count: games.length,
  };
}
