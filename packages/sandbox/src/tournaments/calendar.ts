import {
  type BangkokDay,
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from '@brand/domain';
import { DAY, HOUR } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { type Rhythm, type Series, allSeries } from './series.ts';

/** One tournament of a series. Times in milliseconds since 1970. */
export interface Tournament {
  /** The series and its start day in the calendar, `slot-month-2026-01-01`. */
  readonly id: string;
  readonly series: Series;
  readonly starts: number;
  /** End time, exclusive. */
  readonly ends: number;
}

/** The states in the API. */
export type TournamentState = 'active' | 'coming_soon' | 'ended';

/** A Monday. */
const FIRST_WEEK = '2000-01-03';
/** Maximum distance of an available tournament from now. */
const REACH_DAYS = 400;

/** First day of the period that contains a time, or of the period `steps` later. */
function periodOf(rhythm: Rhythm, time: number, steps: number): BangkokDay {
  const today = bangkokDay(time);
  switch (rhythm.every) {
    case 'day':
      return shiftDay(today, steps);
    case 'week': {
      const weekday = daysBetween(FIRST_WEEK, today) % 7;
      return shiftDay(today, 7 * steps - weekday);
    }
    case 'month':
      return bangkokDay(bangkokMonthStart(today, steps));
  }
}

function held(series: Series, period: BangkokDay): Tournament {
  const { rhythm } = series;
  const start = bangkokDayStart(period);
  if (rhythm.every === 'month') {
    return named(series, start, bangkokMonthStart(period, 1));
  }
  const starts = start + rhythm.offset * HOUR;
  return named(series, starts, starts + rhythm.length * HOUR);
}

function named(series: Series, starts: number, ends: number): Tournament {
  return { id: `${series.id}-${bangkokDay(starts)}`, series, starts, ends };
}

/** The times of the calendar, or the operator’s changed times. */
function asChanged({ db }: Context, tournament: Tournament): Tournament {
  const changed = db.get<{ starts: number; ends: number }>(
    'SELECT starts, ends FROM tournament_times WHERE tournament = ?',
    tournament.id,
  );
  return changed ? { ...tournament, ...changed } : tournament;
}

const PERIOD_DAYS: Readonly<Record<Rhythm['every'], number>> = { day: 1, week: 7, month: 28 };

/** Maximum number of periods of a series that begin within so many days. */
export function periodsOf({ rhythm }: Series, days: number): number {
  return Math.ceil(days / PERIOD_DAYS[rhythm.every]);
}

/** The tournaments of a series around a time, in order, from `before` periods earlier to `after` periods later. */
export function around(
  context: Context,
  series: Series,
  { time, before, after }: { time: number; before: number; after: number },
): Tournament[] {
  return Array.from({ length: before + after + 1 }, (_, at) =>
    asChanged(context, held(series, periodOf(series.rhythm, time, at - before))),
  );
}

/** The tournament of that id; undefined if the calendar has none within about a year. */
export function tournamentOf(context: Context, id: string): Tournament | undefined {
  const series = allSeries.find((each) => id.startsWith(`${each.id}-`));
  const day = id.slice(-10);
  if (!series || !isBangkokDay(day)) return undefined;
  if (Math.abs(daysBetween(day, bangkokDay(context.clock.now()))) > REACH_DAYS) return undefined;
  const tournament = held(series, periodOf(series.rhythm, bangkokDayStart(day), 0));
  return tournament.id === id ? asChanged(context, tournament) : undefined;
}

/** The state of a tournament at a time. */
export function stateOf({ starts, ends }: Tournament, now: number): TournamentState {
  if (now < starts) return 'coming_soon';
  return now < ends ? 'active' : 'ended';
}

/** How long the result of a tournament stays in the list. */
export const RESULT_DAYS = 10;
const order: Readonly<Record<TournamentState, number>> = { active: 0, coming_soon: 1, ended: 2 };

/**
 * The tournaments of the page: of each series the running one, the next one, and those that ended within the last days.
 * Running ones are first, by end time; then upcoming ones by start time; then ended ones, latest first.
 */
export function listed(context: Context): Tournament[] {
  const now = context.clock.now();
  const shown = allSeries.flatMap((series) => {
    const before = periodsOf(series, RESULT_DAYS) + 1;
    const near = around(context, series, { time: now, before, after: 2 });
    const of = (state: TournamentState) => near.filter((each) => stateOf(each, now) === state);
    const results = of('ended').filter(({ ends }) => ends > now - RESULT_DAYS * DAY);
    return [...of('active'), ...of('coming_soon').slice(0, 1), ...results];
  });
  return shown.sort((left, right) => {
    const state = stateOf(left, now);
    const byState = order[state] - order[stateOf(right, now)];
    if (byState !== 0) return byState;
    if (state === 'coming_soon') return left.starts - right.starts;
    return state === 'active' ? left.ends - right.ends : right.ends - left.ends;
  });
}
