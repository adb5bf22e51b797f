import type { Context } from '../context.ts';
import type { GameFilter } from './gameFinder.ts';
import { gameIndex } from './gameIndex.ts';
import type { OfferedGame } from './offeredGame.ts';
import type { Shelf } from './shelf.ts';
import { LAUNCH_PATH, gameId } from './wireGame.ts';

/** What a list is asked for by, what is the member's own included. */
export interface AskedGames extends GameFilter {
  /** Only games of these ids. */
  ids?: readonly string[] | undefined;
  /** Only games that this path starts. */
  handle?: string | undefined;
  favourite?: boolean | undefined;
  recent?: boolean | undefined;
  /** Favourites and recently played games together. */
  favouriteAndRecentFocus?: boolean | undefined;
}

/** The games that match. Those of a shelf come the latest first, unless another order is asked for. */
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

/** Codes of the games on the shelf that are both where both are asked for, and either where none is. */
function shelved(
  { favourites, recents }: Shelf,
  { favourite, recent }: Pick<AskedGames, 'favourite' | 'recent'>,
): readonly string[] {
  if (favourite && recent) return [...favourites].filter((code) => recents.has(code));
  if (favourite) return [...favourites];
  if (recent) return [...recents];
  return [...new Set([...favourites, ...recents])];
}
