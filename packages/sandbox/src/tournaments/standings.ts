import { SATANG_PER_BAHT } from '@brand/domain';
import { FRIEND_SESSION } from '../affiliate/playFriends.ts';
import { games } from '../catalogue/games.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../members/maskedName.ts';
import type { Tournament } from './calendar.ts';
import { seededPlayers } from './seededPlayers.ts';
import type { Series } from './series.ts';

/** One row of the table of a tournament. */
export interface Place {
  readonly rank: number;
  /** Id of the member; null for a simulated player. */
  readonly member: string | null;
  readonly name: string;
  readonly points: number;
  /** Prize of this rank, in satang; null if there is none. */
  readonly prize: number | null;
}

/** The whole table at this time, best first. An ended tournament keeps its table. */
export function standings(context: Context, tournament: Tournament): Place[] {
  const now = context.clock.now();
  const players = [
    ...(isOver(context, tournament) ? [] : memberPoints(context, tournament)),
    ...seededPlayers(tournament, now).map(({ id, name, points }) => ({
      id,
      member: null,
      name,
      points,
    })),
  ];
  players.sort(
    (left, right) =>
      right.points - left.points ||
      Number(left.member === null) - Number(right.member === null) ||
      (left.id < right.id ? -1 : 1),
  );
  return players.map(({ member, name, points }, at) => ({
    rank: at + 1,
    member,
    name,
    points,
    prize: prizeOf(tournament.series, at + 1),
  }));
}

/** Whether it ended before this database was seeded, and the seed did not settle it either. Then no member took part. */
function isOver({ db, clock }: Context, { id, ends }: Tournament): boolean {
  const settled = 'SELECT 1 FROM tournament_ends WHERE tournament = ?';
  return ends <= clock.now() && db.get(settled, id) === undefined;
}

/** Prize of a rank, in satang; null if there is none. */
function prizeOf({ prizes }: Series, rank: number): number | null {
  const prize = prizes.find(([from, to]) => rank >= from && rank <= to);
  return prize ? prize[2] * SATANG_PER_BAHT : null;
}

/** Sum of all prizes of a series, in satang. */
export function prizePool({ prizes }: Series): number {
  const baht = prizes.reduce((sum, [from, to, each]) => sum + (to - from + 1) * each, 0);
  return baht * SATANG_PER_BAHT;
}

/**
 * Points of members from their rounds during the tournament. Rounds that the sandbox plays for seeded referred members
 * do not count: they are written a day late, when the table must be final.
 */
export function memberPoints({ db }: Context, { series, starts, ends }: Tournament) {
  const rows = db.all<{ member: string; username: string; bet: number }>(
    `SELECT member, username, sum(bet) AS bet FROM rounds JOIN members ON members.id = member
     WHERE time >= ? AND time < ? AND game IN (SELECT value FROM json_each(?))
       AND substr(play_session, 1, ?) <> ? GROUP BY member`,
    starts,
    ends,
    codesOf(series),
    FRIEND_SESSION.length,
    FRIEND_SESSION,
  );
  return rows
    .map(({ member, username, bet }) => ({
      id: member,
      member,
      name: maskedName(username),
      points: Math.floor(bet / (series.bahtPerPoint * SATANG_PER_BAHT)),
    }))
    .filter(({ points }) => points > 0);
}

const codes = new Map<Series, string>();

function codesOf(series: Series): string {
  const known = codes.get(series);
  if (known) return known;
  const counting = games.filter(
    ({ type, provider }) =>
      type === series.gameType && (series.providers?.includes(provider) ?? true),
  );
  const text = JSON.stringify(counting.map(({ code }) => code));
  codes.set(series, text);
  return text;
}
