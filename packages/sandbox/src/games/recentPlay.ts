import { bahtFromSatang, satang } from '@brand/domain';
import { DAY, MINUTE, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';

/** How a game has been played lately, in the fields of a game list item. */
export interface RecentPlay {
  playersToday: number;
  /** In baht; missing without a win. */
  biggestWin?: number;
}

interface KnownPlay {
  /** Cache key: the database’s change counter and the minute. */
  changes: number;
  minute: number;
  byGame: ReadonlyMap<string, RecentPlay>;
}

const DAYS = 7;
const NONE: RecentPlay = { playersToday: 0 };
const known = new WeakMap<Database, KnownPlay>();

/**
 * Players of today and the largest win of seven days, by the code of a game: from rounds of members, and wins of the
 * others.
 */
export function recentPlay(context: Context): (game: string) => RecentPlay {
  const { db, clock } = context;
  const changes = db.get<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0;
  const minute = Math.floor(clock.now() / MINUTE);
  let play = known.get(db);
  if (play?.changes !== changes || play.minute !== minute) {
    play = { changes, minute, byGame: readPlay(context) };
    known.set(db, play);
  }
  const { byGame } = play;
  return (game) => byGame.get(game) ?? NONE;
}

function readPlay({ db, clock }: Context): ReadonlyMap<string, RecentPlay> {
  const now = clock.now();
  const today = startOfBangkokDay(now);
  const from = today - (DAYS - 1) * DAY;
  const rows = db.all<{ game: string; players: number; win: number }>(
    `SELECT game, COUNT(DISTINCT CASE WHEN time >= ? THEN username END) AS players, MAX(win) AS win
     FROM (
       SELECT game, username, time, win FROM shown_wins WHERE time >= ? AND time <= ?
       UNION ALL
       SELECT game, username, time, win FROM rounds JOIN members ON members.id = rounds.member
       WHERE time >= ? AND time <= ?
     ) GROUP BY game`,
    today,
    from,
    now,
    from,
    now,
  );
  return new Map(
    rows.map(({ game, players, win }) => [
      game,
      {
        playersToday: players,
        ...(win > 0 && { biggestWin: bahtFromSatang(satang(win)) }),
      },
    ]),
  );
}
