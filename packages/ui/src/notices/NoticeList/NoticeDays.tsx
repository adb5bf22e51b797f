'use client';

import { bangkokDay, type InboxNotice } from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../../cashier/bangkokDates.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import * as css from './NoticeList.css.ts';

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

/** Props of {@link NoticeDays}. */
export interface NoticeDaysProps {
  notices: readonly InboxNotice[];
  hrefOf: (notice: InboxNotice) => string;
  headingLevel: 2 | 3;
}

/** The notices under the name of their day in Bangkok, which stays in sight while they pass. */
export function NoticeDays({ notices, hrefOf, headingLevel }: NoticeDaysProps) {
  const t = useText();
  const { locale } = useIntl();
  const now = useNow(A_MINUTE);
  const dayName = (day: string): string => {
    if (day === bangkokDay(now)) return t('notices.inbox.today');
    return day === bangkokDay(now - A_DAY)
      ? t('notices.inbox.yesterday')
      : bangkokDate(day, locale);
  };
  return (
    <div className={css.days}>
      {byDay(notices).map(([day, rows]) => (
        <section key={day}>
          <Heading level={headingLevel} size="md" className={css.dayHeading}>
            {dayName(day)}
          </Heading>
          <ul className={css.rows}>
            {rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} href={hrefOf(notice)} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function byDay(notices: readonly InboxNotice[]): [day: string, rows: InboxNotice[]][] {
  const days = new Map<string, InboxNotice[]>();
  for (const notice of notices) {
    const day = bangkokDay(notice.publishedAt);
    const rows = days.get(day);
    if (rows) rows.push(notice);
    else days.set(day, [notice]);
  }
  return [...days];
}
