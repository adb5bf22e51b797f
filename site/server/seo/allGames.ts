import type { GameDetailApi } from '@brand/api/gameDetail';
import {
  COLLECTION_MIN,
  GAME_COLLECTIONS,
  type GameCollection,
  type GameDetail,
  type Locale,
  type SearchIndex,
  gameName,
  gamesInCollection,
  searchGames,
  searchIndex,
} from '@brand/domain';
import type { PreviewImage } from '../documents/previewTags.ts';
import { readEveryGame } from '../siteCode.ts';
import { previewImage } from './previewImage.ts';

/** Every game that visitors see. */
export interface AllGames {
  readonly ids: ReadonlySet<string>;
  /** Collections that have enough games to be shown. */
  readonly collections: readonly GameCollection[];
  /** The cover of a game and its name; null where it has none. */
  preview(id: string, locale: Locale, main: Locale): PreviewImage | null;
  /** Whether a search for a term finds a game. */
  hasMatch(term: string): boolean;
}

/** @param jackpotGames ids of the games that play for a jackpot */
export async function loadGames(
  api: Pick<GameDetailApi, 'games'>,
  signal: AbortSignal,
  jackpotGames: ReadonlySet<string>,
): Promise<AllGames> {
  const games = await readEveryGame(api, {}, signal);
  const byId = new Map(games.map((game) => [game.id, game]));
  // Prepared for the first search only: most sites are never asked for an unknown list.
  let index: SearchIndex<GameDetail> | undefined;
  return {
    ids: new Set(byId.keys()),
    collections: GAME_COLLECTIONS.filter(
      (id) => gamesInCollection(id, games, jackpotGames).length >= COLLECTION_MIN,
    ),
    preview(id, locale, main) {
      const game = byId.get(id);
      if (!game) return null;
      return previewImage(game.image, gameName(game, locale, main), false);
    },
    hasMatch(term) {
      index ??= searchIndex(games);
      return searchGames([index], term).matches.length > 0;
    },
  };
}
