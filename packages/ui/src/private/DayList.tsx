'use client';

import { bangkokDay, rowsByDay } from '@brand/domain';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../cashier/bangkokDates.ts';
import { useNow } from '../hooks/useNow.ts';
import { Heading } from '../primitives/Heading/Heading.tsx';
import * as css from './DayList.css.ts';

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

/** Props of {@link DayList}. */
export interface DayListProps<Row> {
  ref: Ref<HTMLDivElement>;
  rows: readonly Row[];
  /** Unix ms. */
  timeOf: (row: Row) => number;
  today: string;
  yesterday: string;
  headingLevel: 2 | 3;
  /** Renders a row as a list item with its key. `now` is in unix ms and at most one minute old. */
  children: (row: Row, now: number) => ReactNode;
}

/** Rows grouped by day in Bangkok time, newest first. The name of the day is sticky. */
export function DayList<Row>({
  ref,
  rows,
  timeOf,
  today,
  yesterday,
  headingLevel,
  children,
}: DayListProps<Row>) {
  const { locale } = useIntl();
  const now = useNow(A_MINUTE);
  const dayName = (day: string): string => {
    if (day === bangkokDay(now)) return today;
    return day === bangkokDay(now - A_DAY) ? yesterday : bangkokDate(day, locale);
  };
  return (
    <div ref={ref} className={css.days}>
      {rowsByDay(rows, timeOf).map(({ day, rows: ofDay }) => (
        <section key={day}>
          <Heading level={headingLevel} size="md" className={css.dayHeading}>
            {dayName(day)}
          </Heading>
          <ul className={css.rows}>{ofDay.map((row) => children(row, now))}</ul>
        </section>
      ))}
    </div>
  );
}
