import { type BangkokDay, bangkokDay } from './bangkokTime.ts';

/** The rows of one day in Bangkok. */
export interface DayRows<Row> {
  readonly day: BangkokDay;
  /** Newest first. */
  readonly rows: readonly Row[];
}

/**
 * Groups rows by their day in Bangkok, newest first.
 *
 * @param timeOf in ms since 1970
 */
export function rowsByDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
): readonly DayRows<Row>[] {
  const days = new Map<BangkokDay, Row[]>();
  for (const row of [...rows].sort((left, right) => timeOf(right) - timeOf(left))) {
    const day = bangkokDay(timeOf(row));
    const known = days.get(day);
    if (known) known.push(row);
    else days.set(day, [row]);
  }
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
}
