import { bangkokDay, shiftDay } from '@brand/domain';
import { DAY } from '../clock/units.ts';
import type { Context } from '../context.ts';
import {
  RESULT_DAYS,
  type Tournament,
  listed,
  stateOf,
  tournamentOf,
} from '../tournaments/calendar.ts';
import { type Series, allSeries } from '../tournaments/series.ts';
import { memberPoints, prizePool, standings } from '../tournaments/standings.ts';

/** The longest tournament lasts a month. */
const LONGEST_DAYS = 31;
const FEW = 3;

/** Tournaments whose list, tables, players and prizes contradict their schedule, the rounds or each other. */
export function tournamentDisagreements(context: Context): string[] {
  return [
    ...unlikeTheSchedule(context),
    ...listed(context).flatMap((tournament) => unlikeItsTable(context, tournament)),
    ...allSeries.flatMap((series) => alwaysTheSame(context, series)),
    ...unlikeThePrizes(context),
  ];
}

/** Every tournament whose result is recent enough is in the list, found day by day instead of period by period. */
function unlikeTheSchedule(context: Context): string[] {
  const now = context.clock.now();
  const today = bangkokDay(now);
  const due = allSeries.flatMap(({ id }) =>
    Array.from({ length: RESULT_DAYS + LONGEST_DAYS + 1 }, (_, ago) =>
      tournamentOf(context, `${id}-${shiftDay(today, -ago)}`),
    ).flatMap((each) =>
      each && each.ends <= now && each.ends > now - RESULT_DAYS * DAY ? [each.id] : [],
    ),
  );
  const shown = ended(context).map(({ id }) => id);
  const wrong = [
    ...due.filter((id) => !shown.includes(id)),
    ...shown.filter((id) => !due.includes(id)),
  ];
  return wrong.map((id) => `The list of ended tournaments is wrong about ${id}.`);
}

function ended(context: Context): Tournament[] {
  return listed(context).filter((each) => stateOf(each, context.clock.now()) === 'ended');
}

/** Ranks, points and prizes of a table, and the points of members by their rounds. */
function unlikeItsTable(context: Context, tournament: Tournament): string[] {
  const { id, series } = tournament;
  const table = standings(context, tournament);
  const isRanked = table.every(
    ({ rank, points }, at) =>
      rank === at + 1 && points > 0 && points <= (table[at - 1]?.points ?? Infinity),
  );
  const members = table.flatMap(({ member, points }) =>
    member === null ? [] : [{ member, points }],
  );
  const prizes = table.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
  const ranks = Math.max(...series.prizes.map(([, to]) => to));
  const pool = prizePool(series);
  // With fewer players than prizes the last prizes are not won.
  const isPaid = table.length < ranks ? prizes < pool : prizes === pool;
  const played = memberPoints(context, tournament);
  const isCounted = played.every(({ member, points }) =>
    members.some((own) => own.member === member && own.points === points),
  );
  return [
    ...(isRanked ? [] : [`${id}: the ranks are not in the order of the points.`]),
    ...(new Set(members.map(({ member }) => member)).size === members.length
      ? []
      : [`${id}: a member has two ranks.`]),
    ...(isPaid ? [] : [`${id}: prizes of ${prizes} satang, a pool of ${pool}.`]),
    ...(isCounted ? [] : [`${id}: the points of a member are not those of the rounds.`]),
  ];
}

/** The number of players is not the same each time. */
function alwaysTheSame(context: Context, series: Series): string[] {
  const players = ended(context)
    .filter((each) => each.series === series)
    .map((each) => standings(context, each).length);
  const isSame = players.length >= FEW && new Set(players).size === 1;
  return isSame ? [`${series.id}: always ${players[0]} players.`] : [];
}

/** A prize that was paid is the prize of that rank in the table. */
function unlikeThePrizes(context: Context): string[] {
  const paid = context.db.all<{ tournament: string; member: string; rank: number; satang: number }>(
    'SELECT tournament, member, rank, satang FROM tournament_prizes',
  );
  return paid.flatMap(({ tournament: id, member, rank, satang }) => {
    const tournament = tournamentOf(context, id);
    // The calendar reaches back about a year.
    const place =
      tournament && standings(context, tournament).find((each) => each.member === member);
    const isRight = !tournament || (place?.rank === rank && place.prize === satang);
    return isRight ? [] : [`${id}: ${member} was paid ${satang} satang for another rank.`];
  });
}
