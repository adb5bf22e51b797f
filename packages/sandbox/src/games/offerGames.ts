import { catalogueOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { forgetGameIndex } from './gameIndex.ts';

/**
 * Offers what the catalogue has and the database does not, at every start: a later version, or a larger number on the
 * command line, brings more games. What an operator has decided about a game stays.
 */
export function offerGames(context: Context): void {
  const { db, rules } = context;
  catalogueOf(rules.games).forEach((game, position) => {
    db.run(
      `INSERT INTO games (code, position, hot, new) VALUES (?, ?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET position = excluded.position
       WHERE position <> excluded.position`,
      game.code,
      position,
      Number(game.hot),
      Number(game.new),
    );
  });
  forgetGameIndex(context);
}
