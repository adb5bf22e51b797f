import { bangkokDay, daysBetween, satang } from '@brand/domain';
import type { Context } from '../context.ts';
import { BONUSES, walletOf } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { type Tournament, around, periodsOf } from './calendar.ts';
import { type Series, allSeries } from './series.ts';
import { memberPoints, standings } from './standings.ts';

/** Pays the prizes of every ended tournament once, with its end time. */
export function settleTournaments(context: Context): void {
  const { db, clock } = context;
  const now = clock.now();
  const state = db.get<{ settled: number; due: number }>(
    'SELECT settled, due FROM tournament_state',
  );
  if (state && now < state.due) return;
  const settled = state?.settled ?? now;
  // After the clock was set back, the operator can still end a running tournament.
  const from = Math.min(settled, now);
  for (const series of allSeries) {
    for (const tournament of endedBetween(context, series, from, now)) pay(context, tournament);
  }
  db.run(
    'INSERT OR REPLACE INTO tournament_state (id, settled, due) VALUES (1, ?, ?)',
    Math.max(settled, now),
    nextEnd(context, now),
  );
}

/** Makes the next request check again, after the operator has changed a time. */
export function lookAgain({ db }: Context): void {
  db.run('UPDATE tournament_state SET due = 0');
}

/** The end of the next tournament, or of the next ones of each series. */
function nextEnd(context: Context, now: number): number {
  const ends = allSeries.flatMap((series) =>
    around(context, series, { time: now, before: 1, after: 1 }).map((each) => each.ends),
  );
  return Math.min(...ends.filter((time) => time > now));
}

/** The tournaments of a series that ended from one time up to another. */
export function endedBetween(
  context: Context,
  series: Series,
  from: number,
  until: number,
): Tournament[] {
  const days = Math.max(0, daysBetween(bangkokDay(from), bangkokDay(until)));
  // One more for a tournament that started before the span, and one for a tournament that the operator started early.
  const before = periodsOf(series, days) + 1;
  return around(context, series, { time: until, before, after: 1 }).filter(
    ({ ends }) => ends >= from && ends <= until,
  );
}

function pay(context: Context, tournament: Tournament): void {
  const { db } = context;
  const { id, ends } = tournament;
  const isNew = db.run('INSERT OR IGNORE INTO tournament_ends VALUES (?, ?)', id, ends) > 0;
  if (!isNew || memberPoints(context, tournament).length === 0) return;
  for (const { member, rank, prize } of standings(context, tournament)) {
    if (member === null || prize === null) continue;
    db.run('INSERT INTO tournament_prizes VALUES (?, ?, ?, ?)', id, member, rank, prize);
    post(db, {
      time: ends,
      kind: 'tournament-prize',
      reference: `${id}:${member}`,
      from: BONUSES,
      to: walletOf(member),
      amount: satang(prize),
    });
  }
}
