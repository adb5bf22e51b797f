import type { Context } from '../context.ts';

/** Codes of the games that a member has opened. */
export function recentGames({ db }: Context, member: string): ReadonlySet<string> {
  const rows = db.all<{ game: string }>('SELECT game FROM recent_games WHERE member = ?', member);
  return new Set(rows.map((row) => row.game));
}

/** Remembers that a member opened a game. */
export function rememberGame({ db, clock }: Context, member: string, game: string): void {
  db.run(
    `INSERT INTO recent_games (member, game, time) VALUES (?, ?, ?)
     ON CONFLICT (member, game) DO UPDATE SET time = excluded.time`,
    member,
    game,
    clock.now(),
  );
}
