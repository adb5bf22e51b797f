'use client';

import { bangkokDay, groupHistoryByDay, type HistoryEntry } from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { bangkokDate } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import * as css from './HistoryPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** The wallet history as it comes. */
export type HistoryPanelState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly entries: readonly HistoryEntry[];
      /** Whether more rows can be asked for, or are on their way. */
      readonly more: 'none' | 'available' | 'loading';
    };

/** Props of {@link HistoryPanel}; the rest goes to the root. */
export interface HistoryPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The entries that are there, or why there are none. */
  state: HistoryPanelState;
  /** Asks for the next page. */
  onLoadMore: () => void;
  /** Ask again after an error. */
  onRetry: () => void;
  /** Place of the day headings in the outline of the page; the page or side panel names the whole. @default 3 */
  headingLevel?: 2 | 3;
}

const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

/** What went in and out, by day in Bangkok, newest first. */
export function HistoryPanel({
  state,
  onLoadMore,
  onRetry,
  headingLevel = 3,
  className,
  ...rest
}: HistoryPanelProps) {
  const t = useText();
  return (
    <section
      {...rest}
      className={classes(cashier.panel, className)}
      data-component="history-panel"
      data-state={state.status}
      aria-label={t('cashier.history.title')}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'loading' && (
        <>
          <span className={visuallyHidden}>{t('cashier.history.loading')}</span>
          <HistorySkeleton />
        </>
      )}
      {state.status === 'error' && (
        <ErrorState
          level={headingLevel}
          title={t('cashier.history.errorTitle')}
          text={t('cashier.history.errorText')}
          retryLabel={t('common.retry')}
          onRetry={onRetry}
        />
      )}
      {state.status === 'empty' && (
        <EmptyState
          level={headingLevel}
          icon={glyphs.history}
          title={t('common.notFound')}
          text={t('cashier.history.emptyText')}
        />
      )}
      {state.status === 'ready' && (
        <div className={cashier.view}>
          <HistoryDays entries={state.entries} headingLevel={headingLevel} />
          {state.more !== 'none' && (
            <div className={css.more}>
              <Button
                variant="soft"
                tone="neutral"
                loading={state.more === 'loading'}
                onClick={onLoadMore}
              >
                {t('common.loadMore')}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function HistoryDays({
  entries,
  headingLevel,
}: {
  entries: readonly HistoryEntry[];
  headingLevel: 2 | 3;
}) {
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
