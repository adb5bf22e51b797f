'use client';

import {
  isWholeHistory,
  WHOLE_HISTORY,
  type HistoryEntry,
  type HistoryFilter,
} from '@brand/domain';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { DayList } from '../../private/DayList.tsx';
import { MoreRows } from '../../private/MoreRows.tsx';
import { StaleBanner } from '../../private/StaleBanner.tsx';
import { useFirstNewRow } from '../../private/useFirstNewRow.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as cashier from '../cashier.css.ts';
import { HistoryExport } from './HistoryExport.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import * as css from './HistoryPanel.css.ts';

/** Loading state of the filtered wallet history. */
export type HistoryPanelState =
  | { readonly status: 'loading' }
  /** Loading failed. Shown like an empty history, with a retry button (section 8). */
  | { readonly status: 'error' }
  | {
      readonly status: 'empty';
      /** How many of the latest entries were searched, if older ones exist. @default all */
      readonly among?: number;
    }
  | {
      readonly status: 'ready';
      readonly entries: readonly HistoryEntry[];
      /** Rows that totals and the file are about, such as all rows of the selected days. @default entries */
      readonly counted?: readonly HistoryEntry[];
      /** Whether more rows can be loaded, are loading, or exist but are not available here. */
      readonly more: 'none' | 'available' | 'loading' | 'capped';
      /** Whether the last refresh failed, so that newer rows may be missing. @default false */
      readonly stale?: boolean;
    };

/** Props of {@link HistoryPanel}. Other props go to the root. */
export interface HistoryPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The entries, or their loading state. */
  state: HistoryPanelState;
  /** The current filter. */
  filter: HistoryFilter;
  /** Called with another filter. */
  onFilterChange: (filter: HistoryFilter) => void;
  /** Loads the next page. */
  onLoadMore: () => void;
  /** Retries after an error. */
  onRetry: () => void;
  /** Whether net deposits are shown: deposits minus withdrawals. @default true */
  netDeposits?: boolean;
  /** The progress of a withdrawal, below the details of its row. @default none */
  progressOf?: ((reference: string) => ReactNode) | undefined;
  /** Heading level of the days in the page outline. The page or side panel has the main heading. @default 3 */
  headingLevel?: 2 | 3;
}

/** Deposits and withdrawals by Bangkok day, newest first, with totals. */
export function HistoryPanel({
  state,
  filter,
  onFilterChange,
  onLoadMore,
  onRetry,
  netDeposits = true,
  progressOf,
  headingLevel = 3,
  className,
  ...rest
}: HistoryPanelProps) {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const [list, askMore] = useFirstNewRow(state.status === 'ready' ? state.entries.length : 0);
  return (
    <section
      tabIndex={-1}
      {...rest}
      ref={root}
      className={classes(cashier.panel, css.panel, className)}
      data-component="history-panel"
      data-state={state.status}
      aria-label={t('cashier.history.title')}
      aria-busy={state.status === 'loading'}
    >
      <div className={cashier.view}>
        {/* An empty history has nothing to filter. */}
        {(state.status !== 'empty' || !isWholeHistory(filter)) && (
          <HistoryFilters filter={filter} onFilterChange={onFilterChange} />
        )}
        {state.status === 'loading' && (
          <>
            <span className={visuallyHidden}>{t('cashier.history.loading')}</span>
            <HistorySkeleton filter={filter} net={netDeposits} />
          </>
        )}
        {state.status === 'error' && (
          <EmptyState
            role="alert"
            level={headingLevel}
            icon={glyphs.history}
            title={t('common.notFound')}
            text={t('cashier.history.errorText')}
            action={
              <Button variant="outline" tone="neutral" onClick={onRetry}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {state.status === 'empty' && isWholeHistory(filter) && (
          <EmptyState
            level={headingLevel}
            icon={glyphs.history}
            title={t('common.notFound')}
            text={t('cashier.history.emptyText')}
          />
        )}
        {state.status === 'empty' && !isWholeHistory(filter) && (
          <EmptyState
            role="status"
            level={headingLevel}
            icon={glyphs.filter}
            title={t('common.notFound')}
            text={
              state.among === undefined
                ? t('cashier.history.filter.emptyText')
                : t('cashier.history.filter.emptyAmong', { count: state.among })
            }
            action={
              <Button
                variant="outline"
                tone="neutral"
                onClick={() => {
                  onFilterChange(WHOLE_HISTORY);
                  // The button will be removed, so the focus moves to the new rows.
                  root.current?.focus({ preventScroll: true });
                }}
              >
                {t('cashier.history.filter.clear')}
              </Button>
            }
          />
        )}
        {state.status === 'ready' && (
          <>
            {state.stale && (
              <StaleBanner onRetry={onRetry}>{t('cashier.history.stale')}</StaleBanner>
            )}
            <div className={css.summary}>
              <div className={css.summaryHead}>
                <Text as="div" size="sm" tone="muted" role="status">
                  {t(state.counted ? 'cashier.history.total.found' : 'cashier.history.total', {
                    count: (state.counted ?? state.entries).length,
                  })}
                </Text>
                <HistoryExport entries={state.counted ?? state.entries} />
              </div>
              <HistoryTotals
                entries={state.counted ?? state.entries}
                filter={filter}
                net={netDeposits}
              />
            </div>
            <DayList
              ref={list}
              rows={state.entries}
              timeOf={({ time }) => time}
              today={t('cashier.history.today')}
              yesterday={t('cashier.history.yesterday')}
              headingLevel={headingLevel}
            >
              {(entry) => <HistoryRow key={entry.id} entry={entry} progressOf={progressOf} />}
            </DayList>
            {(state.more === 'available' || state.more === 'loading') && (
              <MoreRows
                more={state.more}
                onLoadMore={() => {
                  askMore();
                  onLoadMore();
                }}
              />
            )}
            {state.more === 'capped' && (
              <Text size="sm" tone="muted" align="center" data-part="capped">
                {t(state.counted ? 'cashier.history.cappedFound' : 'cashier.history.capped', {
                  count: (state.counted ?? state.entries).length,
                })}
              </Text>
            )}
          </>
        )}
      </div>
    </section>
  );
}
