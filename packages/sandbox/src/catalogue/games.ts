import { designedGame, designedGames } from './designedGames.ts';
import type { Game } from './game.ts';
import { sequelOf, sequels } from './sequels.ts';

/** Most games that the catalogue can be filled up to. */
export const MOST_GAMES = 10_000;

/** The games that every sandbox has, in the order of the home page. */
export const games = designedGames;

/** At least the designed games, and sequels of them up to `count`, in the order of the home page. */
export function catalogueOf(count: number): readonly Game[] {
  return [...games, ...sequels(Math.min(count, MOST_GAMES) - games.length)];
}

/** The game of that code, a sequel too, or undefined when there is none. */
export function gameOf(code: string): Game | undefined {
  return designedGame(code) ?? sequelOf(code);
}
