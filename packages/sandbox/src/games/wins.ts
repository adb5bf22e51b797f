import { bahtFromSatang, satang } from '@brand/domain';
import { DAY, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';

/** A win as others see it (section 3, slotWinHistory); `bet` and `win` are in baht. */
export interface WireWin {
  username: string;
  date_time: number;
  bet: number;
  win: number;
  multiplier: number;
}

/** Minimum win to be displayed, as a multiple of the bet. */
export const TOLD_FROM = 5;
const SHOWN = 10;
const SHOWN_FOR = 30 * DAY;

/** A name that only its owner recognises: at most three letters, and at most half of it. */
export function masked(username: string): string {
  const letters = Array.from(username);
  return `${letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join('')}***`;
}

interface ToldWins {
  /** Cache key: the database’s change counter and the second. If both are the same, there are no new wins. */
  changes: number;
  second: number;
  byGame: Map<string, readonly WireWin[]>;
}

const told = new WeakMap<Database, ToldWins>();

/** The latest notable wins of a game, newest first: rounds of members, and seeded ones. */
export function winsOf(context: Context, game: string): readonly WireWin[] {
  const { db, clock } = context;
  const changes = db.get<{ changes: number }>('SELECT total_changes() AS changes')?.changes ?? 0;
  const second = unixSeconds(clock.now());
  let kept = told.get(db);
  if (kept?.changes !== changes || kept.second !== second) {
    kept = { changes, second, byGame: new Map() };
    told.set(db, kept);
  }
  const known = kept.byGame.get(game);
  if (known) return known;
  const wins = readWins(context, game);
  kept.byGame.set(game, wins);
  return wins;
}

function readWins({ db, clock }: Context, game: string): readonly WireWin[] {
  const now = clock.now();
  const span = [game, now - SHOWN_FOR, now] as const;
  const rows = db.all<{ username: string; time: number; bet: number; win: number }>(
    `SELECT username, time, bet, win FROM shown_wins WHERE game = ? AND time > ? AND time <= ?
     UNION ALL
     SELECT username, time, bet, win FROM rounds JOIN members ON members.id = rounds.member
     WHERE game = ? AND time > ? AND time <= ? AND win >= bet * ?
     ORDER BY time DESC LIMIT ?`,
    ...span,
    ...span,
    TOLD_FROM,
    SHOWN,
  );
  return rows.map(({ username, time, bet, win }) => ({
    username: masked(username),
    date_time: unixSeconds(time),
    bet: bahtFromSatang(satang(bet)),
    win: bahtFromSatang(satang(win)),
    multiplier: Math.round((win / bet) * 100) / 100,
  }));
}

/** Adds a displayed win that does not come from a round of the sandbox. Amounts in satang. */
export function tellWin(
  { db }: Pick<Context, 'db'>,
  told: { game: string; username: string; time: number; bet: number; win: number },
): void {
  db.run(
    'INSERT INTO shown_wins (game, username, time, bet, win) VALUES (?, ?, ?, ?, ?)',
    told.game,
    told.username,
    told.time,
    told.bet,
    told.win,
  );
}
