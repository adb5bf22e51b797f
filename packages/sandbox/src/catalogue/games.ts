import { designedGame, designedGames } from './designedGames.ts';
import type { Game } from './game.ts';
import { sequelOf, sequels } from './sequels.ts';

/** Maximum number of games in the catalogue. */
export const MOST_GAMES = 10_000;

/** The games of every sandbox, in the order of the home page. */
export const games = designedGames;

/** The designed games, followed by sequels of them up to `count`, in the order of the home page. */
export function catalogueOf(count: number): readonly Game[] {
  return [...games, ...sequels(Math.min(count, MOST_GAMES) - games.length)];
}

/** The game of that code, sequels included; undefined when there is none. */
export function gameOf(code: string): Game | undefined {
  return designedGame(code) ?? sequelOf(code);
}
