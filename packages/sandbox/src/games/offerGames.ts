import { catalogueOf } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { forgetGameIndex } from './gameIndex.ts';

/**
 * Adds games of the catalogue that are missing in the database, at every start. A later version, or a larger number on
 * the command line, brings more games. The operator’s settings of existing games stay.
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
