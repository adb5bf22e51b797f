import type { Context } from '../context.ts';
import type { GameFilter } from './gameFinder.ts';
import { gameIndex } from './gameIndex.ts';
import type { OfferedGame } from './offeredGame.ts';
import type { Shelf } from './shelf.ts';
import { LAUNCH_PATH, gameId } from './wireGame.ts';

/** Filters of a list call, including those of the member. */
export interface AskedGames extends GameFilter {
  /** Only games with these ids. */
  ids?: readonly string[] | undefined;
  /** Only games that are launched with this path. */
  handle?: string | undefined;
  favourite?: boolean | undefined;
  recent?: boolean | undefined;
  /** Favourites and recently played games together. */
  favouriteAndRecentFocus?: boolean | undefined;
}

/**
 * The matching games. A member’s favourites or recent games are sorted latest first, unless another order is requested.
 */
export function askedGames(
  context: Context,
  { ids, handle, favourite, recent, favouriteAndRecentFocus, ...filter }: AskedGames,
  shelf: Shelf | undefined,
): readonly OfferedGame[] {
  const index = gameIndex(context);
  if (handle !== undefined && handle !== LAUNCH_PATH) return [];
  let found = index.find(filter);
  if (ids) {
    const wanted = new Set(ids);
    found = found.filter(({ game }) => wanted.has(gameId(game.code)));
  }
  if (!shelf || !(favourite || recent || favouriteAndRecentFocus)) return found;
  const codes = shelved(shelf, { favourite, recent });
  if (filter.sort && filter.sort !== 'default') {
    const wanted = new Set(codes);
    return found.filter(({ game }) => wanted.has(game.code));
  }
  const matches = new Set(found);
  return codes.flatMap((code) => index.gameOf(code) ?? []).filter((each) => matches.has(each));
}

/** Codes of the member’s games: in both lists if both filters are set, in either list if neither is set. */
function shelved(
  { favourites, recents }: Shelf,
  { favourite, recent }: Pick<AskedGames, 'favourite' | 'recent'>,
): readonly string[] {
  if (favourite && recent) return [...favourites].filter((code) => recents.has(code));
  if (favourite) return [...favourites];
  if (recent) return [...recents];
  return [...new Set([...favourites, ...recents])];
}
