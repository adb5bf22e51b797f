/** The start time of every test, unless `TEST_NOW` sets another: a Thursday morning in the middle of a month. */
const DEFAULT_MOMENT = '2026-01-15T09:30:00+07:00';

/** A start time with which `npm run prove` repeats the tests. */
export interface Moment {
  /** Suffix of the name of a step: `unit@month-end`. */
  name: string;
  /** Display text, after the title of a step. */
  title: string;
  /** ISO 8601 with offset. */
  at: string;
}

/** Times at which dates often go wrong. All times are in Bangkok time. */
export const MOMENTS: readonly Moment[] = [
  { name: 'month-end', title: 'on the last day of a month', at: '2027-01-31T12:00:00+07:00' },
  {
    name: 'leap-day',
    title: 'on 29 February, in UTC still the 28th',
    at: '2028-02-29T05:00:00+07:00',
  },
  { name: 'new-year', title: 'across New Year', at: '2026-12-31T23:59:30+07:00' },
  {
    name: 'before-11',
    title: 'a minute before the daily update, on the first of a month',
    at: '2027-03-01T10:59:00+07:00',
  },
  {
    name: 'before-midnight',
    title: 'a minute before a week and the days for affiliate income end',
    at: '2027-09-05T23:59:00+07:00',
  },
];

/** ISO 8601 to the second, with offset: otherwise it would depend on the machine. */
const FORM = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The start time of tests, in unix ms.
 *
 * @throws Error when `TEST_NOW` is invalid
 */
export function testMoment(env: Readonly<Record<string, string | undefined>>): number {
  const text = env['TEST_NOW'] || DEFAULT_MOMENT;
  const [, day] = FORM.exec(text) ?? [];
  const time = Date.parse(text);
  if (day && Number.isFinite(time) && isCalendarDay(day)) return time;
  throw new Error(`TEST_NOW must be a time such as ${DEFAULT_MOMENT}, not “${text}”.`);
}

/** `Date` accepts 29 February of any year and returns the first of March. */
function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
