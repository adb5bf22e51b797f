import {
  type BangkokDay,
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from '@brand/domain';
import { HOUR } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { type Rhythm, type Series, allSeries } from './series.ts';

/** One holding of a series. Times in milliseconds since 1970. */
export interface Tournament {
  /** The series and the day on which the calendar has it begin, `slot-month-2026-01-01`. */
  readonly id: string;
  readonly series: Series;
  readonly starts: number;
  /** First moment after it. */
  readonly ends: number;
}

/** As the wire says it. */
export type TournamentState = 'active' | 'coming_soon' | 'ended';

/** A Monday. */
const FIRST_WEEK = '2000-01-03';
/** How far from the present a tournament can be asked for. */
const REACH_DAYS = 400;

/** Day on which the period that holds a time begins, or the one that lies `steps` periods later. */
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

/** As the calendar has it, or as the operator has changed it. */
function asChanged({ db }: Context, tournament: Tournament): Tournament {
  const changed = db.get<{ starts: number; ends: number }>(
    'SELECT starts, ends FROM tournament_times WHERE tournament = ?',
    tournament.id,
  );
  return changed ? { ...tournament, ...changed } : tournament;
}

/** The holdings of a series around a time, in order, from `before` periods ahead of it to `after` behind. */
export function around(
  context: Context,
  series: Series,
  { time, before, after }: { time: number; before: number; after: number },
): Tournament[] {
  return Array.from({ length: before + after + 1 }, (_, at) =>
    asChanged(context, held(series, periodOf(series.rhythm, time, at - before))),
  );
}

/** The tournament of that id, or undefined where the calendar has none within a year or so. */
export function tournamentOf(context: Context, id: string): Tournament | undefined {
  const series = allSeries.find((each) => id.startsWith(`${each.id}-`));
  const day = id.slice(-10);
  if (!series || !isBangkokDay(day)) return undefined;
  if (Math.abs(daysBetween(day, bangkokDay(context.clock.now()))) > REACH_DAYS) return undefined;
  const tournament = held(series, periodOf(series.rhythm, bangkokDayStart(day), 0));
  return tournament.id === id ? asChanged(context, tournament) : undefined;
}

/** How a tournament stands at a time. */
export function stateOf({ starts, ends }: Tournament, now: number): TournamentState {
  if (now < starts) return 'coming_soon';
  return now < ends ? 'active' : 'ended';
}

const ENDED_SHOWN = 2;
const order: Readonly<Record<TournamentState, number>> = { active: 0, coming_soon: 1, ended: 2 };

/**
 * What the page lists, at any time: of each series what is running, the next one, and the two that ended last. Running
 * ones stand first, those that end soonest at the head; then what begins soonest; then what ended last.
 */
export function listed(context: Context): Tournament[] {
  const now = context.clock.now();
  const shown = allSeries.flatMap((series) => {
    const near = around(context, series, { time: now, before: 3, after: 2 });
    const of = (state: TournamentState) => near.filter((each) => stateOf(each, now) === state);
    return [...of('active'), ...of('coming_soon').slice(0, 1), ...of('ended').slice(-ENDED_SHOWN)];
  });
  return shown.sort((left, right) => {
    const state = stateOf(left, now);
    const byState = order[state] - order[stateOf(right, now)];
    if (byState !== 0) return byState;
    if (state === 'coming_soon') return left.starts - right.starts;
    return state === 'active' ? left.ends - right.ends : right.ends - left.ends;
  });
}
