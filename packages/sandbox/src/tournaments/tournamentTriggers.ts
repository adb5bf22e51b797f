import type { Context } from '../context.ts';
import type { Trigger } from '../control/trigger.ts';
import { invalidField } from '../http/refusal.ts';
import { type Tournament, type TournamentState, around, stateOf } from './calendar.ts';
import { allSeries } from './series.ts';
import { lookAgain } from './settleTournaments.ts';

const SECONDS_BEFORE = 1000;
const series = {
  name: 'series',
  label: 'Tournament',
  kind: 'choice' as const,
  options: allSeries.map(({ id, title }) => ({ value: id, label: title.en })),
  value: allSeries[0]?.id ?? '',
};

function chosen(
  context: Context,
  fields: Readonly<Record<string, string>>,
  state: TournamentState,
): Tournament | undefined {
  const found = allSeries.find(({ id }) => id === fields['series']);
  if (!found) throw invalidField('series');
  const now = context.clock.now();
  const near = around(context, found, { time: now, before: 1, after: 2 });
  return near.find((each) => stateOf(each, now) === state);
}

function change(context: Context, { id, starts, ends }: Tournament): void {
  const { db } = context;
  db.run('INSERT OR REPLACE INTO tournament_times VALUES (?, ?, ?)', id, starts, ends);
  lookAgain(context);
}

const startsNow: Trigger = {
  id: 'tournament-starts',
  group: 'games',
  title: 'A tournament starts now',
  explains: 'The next tournament of the series starts now and ends at its calendar time.',
  fields: [series],
  pull(context, fields) {
    const next = chosen(context, fields, 'coming_soon');
    if (!next) throw invalidField('series');
    change(context, { ...next, starts: context.clock.now() });
    return `${next.series.title.en} is running (${next.id}).`;
  },
};

const endsNow: Trigger = {
  id: 'tournament-ends',
  group: 'games',
  title: 'A tournament ends now',
  explains: 'The running tournament ends, its table is final, and its prizes are paid.',
  fields: [series],
  pull(context, fields) {
    const running = chosen(context, fields, 'active');
    if (!running) return 'None of this series is running.';
    const ends = context.clock.now();
    // A tournament that started at this very moment still gets a positive duration.
    const starts = Math.min(running.starts, ends - SECONDS_BEFORE);
    change(context, { ...running, starts, ends });
    return `${running.series.title.en} has ended (${running.id}).`;
  },
};

/** Triggers that start and end tournaments. */
export const tournamentTriggers: readonly Trigger[] = [startsNow, endsNow];
