'use client';

import {
  isWholeHistory,
  WHOLE_HISTORY,
  type HistoryEntry,
  type HistoryFilter,
  type Failure,
} from '@brand/domain';
import {
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { DayList } from '../../private/DayList.tsx';
import { MoreRows } from '../../private/MoreRows.tsx';
import { StaleBanner } from '../../private/StaleBanner.tsx';
import { useFirstNewRow } from '../../private/useFirstNewRow.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { HistoryExport } from './HistoryExport.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryMessage } from './HistoryMessage.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { HistorySkeleton, HistoryTotalsSkeleton } from './HistorySkeleton.tsx';
import type { HistoryTableProps } from './HistoryTable.tsx';
import { HistoryTotals } from './HistoryTotals.tsx';
import * as css from './HistoryPanel.css.ts';

/** Loading state of the filtered wallet history. */
export type HistoryPanelState =
  | { readonly status: 'loading' }
  /** Loading failed. Shown with a retry button. */
  | { readonly status: 'error'; readonly failure: Failure }
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
  /** An Illustration while there are no rows: they could not be loaded, or there are none. @default an icon */
  picture?: ReactElement;
  /** Filters and totals beside the rows, for a page of at least 1024 px. @default false */
  wide?: boolean;
  /** Shows the rows instead of the list, such as HistoryTable, whose code a phone does not need. @default a list by day */
  table?: ComponentType<HistoryTableProps> | null;
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
  picture,
  wide = false,
  table: Table = null,
  className,
  ...rest
}: HistoryPanelProps) {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const [list, askMore] = useFirstNewRow(state.status === 'ready' ? state.entries.length : 0);
  const counted = state.status === 'ready' ? (state.counted ?? state.entries) : null;
  const clear = () => {
    onFilterChange(WHOLE_HISTORY);
    // The button will be removed, so the focus moves to the new rows.
    root.current?.focus({ preventScroll: true });
  };
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
      <div className={classes(cashier.view, wide && css.wide)}>
        <div className={css.side}>
          {/* An empty history has nothing to filter. */}
          {(state.status !== 'empty' || !isWholeHistory(filter)) && (
            <HistoryFilters filter={filter} onFilterChange={onFilterChange} />
          )}
          {wide && counted && <HistoryTotals entries={counted} filter={filter} net={netDeposits} />}
          {wide && state.status === 'loading' && (
            <HistoryTotalsSkeleton filter={filter} net={netDeposits} />
          )}
        </div>
        <div className={css.main}>
          {state.status === 'loading' && (
            <>
              <span className={visuallyHidden}>{t('cashier.history.loading')}</span>
              {Table ? (
                <Table state={{ status: 'loading', rows: 10 }} />
              ) : (
                <HistorySkeleton filter={filter} net={netDeposits} />
              )}
            </>
          )}
          {(state.status === 'error' || state.status === 'empty') && (
            <HistoryMessage
              state={state}
              filter={filter}
              headingLevel={headingLevel}
              picture={picture}
              onClear={clear}
              onRetry={onRetry}
            />
          )}
          {state.status === 'ready' && counted && (
            <>
              {state.stale && (
                <StaleBanner onRetry={onRetry}>{t('cashier.history.stale')}</StaleBanner>
              )}
              <div className={css.summary}>
                <div className={css.summaryHead}>
                  <Text as="div" size="sm" tone="muted" role="status">
                    {t(state.counted ? 'cashier.history.total.found' : 'cashier.history.total', {
                      count: counted.length,
                    })}
                  </Text>
                  <HistoryExport entries={counted} />
                </div>
                {!wide && <HistoryTotals entries={counted} filter={filter} net={netDeposits} />}
              </div>
              {Table ? (
                <Table state={{ status: 'ready', rows: state.entries }} progressOf={progressOf} />
              ) : (
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
              )}
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
                    count: counted.length,
                  })}
                </Text>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
