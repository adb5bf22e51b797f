'use client';

import type { DepositLimits, Failure, LimitPeriod, Satang } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as care from '../care.css.ts';
import { DepositLimitRow } from './DepositLimitRow.tsx';
import * as css from './DepositLimitsPanel.css.ts';

/** What is known of the limits. */
export type DepositLimitsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure; readonly retrying?: boolean }
  | ({ readonly status: 'ready' } & DepositLimits);

/** Props of {@link DepositLimitsPanel}; the rest goes to the `section`. */
export interface DepositLimitsPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The limits, or that they are on their way. */
  state: DepositLimitsState;
  /** Reads them again after an error. */
  onRetry: () => void;
  /**
   * Sets the limit of a period, null for none; a hundred clicks are one call. The row waits for its promise, which brings
   * null once it is done, or why not: what was typed then stays.
   */
  onSave: (period: LimitPeriod, limit: Satang | null) => Promise<Failure | null>;
  /** Takes a change back that does not count yet; its promise is as that of `onSave`. */
  onKeep: (period: LimitPeriod) => Promise<Failure | null>;
  /** Place of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * What a member allows themselves to deposit in a day, a week and a month: how much of it is left, and each limit changed in
 * its place. A rise says before it is saved that it counts after 24 hours only.
 */
export function DepositLimitsPanel({
  state,
  onRetry,
  onSave,
  onKeep,
  headingLevel = 2,
  className,
  ...rest
}: DepositLimitsPanelProps) {
  const t = useText();
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      aria-busy={state.status === 'loading' || undefined}
      className={classes(care.root, className)}
      data-component="deposit-limits-panel"
      data-state={state.status}
    >
      <div className={care.intro}>
        <Heading level={headingLevel} size="lg" id={id}>
          {t('account.limits.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('account.limits.intro')}
        </Text>
      </div>
      {state.status === 'loading' && (
        <div className={care.card} data-surface="card">
          <span role="status" className={visuallyHidden}>
            {t('common.loading')}
          </span>
          {['day', 'week', 'month'].map((period) => (
            <div key={period} className={css.row}>
              <Skeleton shape="text" short />
              <Skeleton className={css.shape} />
            </div>
          ))}
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailure
          title={t('account.limits.failed')}
          failure={state.failure}
          onRetry={onRetry}
          retrying={state.retrying ?? false}
          level={headingLevel}
        />
      )}
      {state.status === 'ready' && (
        <ul className={care.card} data-surface="card">
          {state.limits.map((limit) => (
            <DepositLimitRow
              key={limit.period}
              limit={limit}
              range={state}
              onSave={(amount) => onSave(limit.period, amount)}
              onKeep={() => onKeep(limit.period)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
