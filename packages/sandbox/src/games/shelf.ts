import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { gameIndex } from './gameIndex.ts';

/** The favourites and recently played games of a member: codes, the latest first. */
export interface Shelf {
  favourites: ReadonlySet<string>;
  recents: ReadonlySet<string>;
}

/** The favourites and recent games of a member. */
export function shelfOf({ db }: Context, member: string): Shelf {
  return {
    favourites: codes(
      db.all<{ game: string }>(
        'SELECT game FROM favourite_games WHERE member = ? ORDER BY time DESC, rowid DESC',
        member,
      ),
    ),
    recents: codes(
      db.all<{ game: string }>(
        'SELECT game FROM recent_games WHERE member = ? ORDER BY time DESC, rowid DESC',
        member,
      ),
    ),
  };
}

function codes(rows: readonly { game: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ game }) => game));
}

/** Counts of section 3: favourites and recent games that are currently offered. */
export function countsOf(
  context: Context,
  member: string,
): { countFavourite: number; countRecent: number } {
  const { favourites, recents } = shelfOf(context, member);
  const index = gameIndex(context);
  const offered = (codes: ReadonlySet<string>) =>
    [...codes].filter((code) => index.gameOf(code) !== undefined).length;
  return { countFavourite: offered(favourites), countRecent: offered(recents) };
}

/** Adds a game to the favourites of the member, or removes it. */
export function toggleFavourite({ db, clock }: Context, member: string, game: string): void {
  db.transaction(() => {
    const gone = db.run('DELETE FROM favourite_games WHERE member = ? AND game = ?', member, game);
    if (gone > 0) return;
    db.run(
      'INSERT INTO favourite_games (member, game, time) VALUES (?, ?, ?)',
      member,
      game,
      clock.now(),
    );
  });
}

/** Records that a member plays a game now. */
export function rememberGame({ db, clock }: Context, member: string, game: string): void {
  rememberGameAt(db, { member, game, time: clock.now() });
}

/** Records that a member played a game at a time, in milliseconds since 1970. */
export function rememberGameAt(
  db: Database,
  { member, game, time }: { member: string; game: string; time: number },
): void {
  db.run(
    `INSERT INTO recent_games (member, game, time) VALUES (?, ?, ?)
     ON CONFLICT (member, game) DO UPDATE SET time = excluded.time`,
    member,
    game,
    time,
  );
}
