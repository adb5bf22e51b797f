'use client';

import { bangkokDay, groupHistoryByDay, type HistoryEntry } from '@brand/domain';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { bangkokDate } from '../bangkokDates.ts';
import { HistoryRow } from './HistoryRow.tsx';
import * as css from './HistoryPanel.css.ts';

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

/** Props of {@link HistoryDays}. */
export interface HistoryDaysProps {
  entries: readonly HistoryEntry[];
  headingLevel: 2 | 3;
}

/** The rows under the name of their day in Bangkok, which stays in sight while they pass. */
export function HistoryDays({ entries, headingLevel }: HistoryDaysProps) {
  const t = useText();
  const { locale } = useIntl();
  const now = useNow(A_MINUTE);
  const today = bangkokDay(now);
  const yesterday = bangkokDay(now - A_DAY);
  const dayName = (day: string): string => {
    if (day === today) return t('cashier.history.today');
    return day === yesterday ? t('cashier.history.yesterday') : bangkokDate(day, locale);
  };
  return (
    <div className={css.days}>
      {groupHistoryByDay(entries).map(({ day, entries: rows }) => (
        <section key={day}>
          <Heading level={headingLevel} size="md" className={css.dayHeading}>
            {dayName(day)}
          </Heading>
          <ul className={css.rows}>
            {rows.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
