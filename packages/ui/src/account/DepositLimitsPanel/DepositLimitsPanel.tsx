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

/** Loading state of the limits. */
export type DepositLimitsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure; readonly retrying?: boolean }
  | ({ readonly status: 'ready' } & DepositLimits);

/** Props of {@link DepositLimitsPanel}. Other props go to the `section`. */
export interface DepositLimitsPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The limits, or their loading state. */
  state: DepositLimitsState;
  /** Reloads the limits after an error. */
  onRetry: () => void;
  /**
   * Sets the limit of a period, null for no limit. Repeated clicks result in one call. The row waits for the promise, which
   * resolves to null on success, or to the reason of the refusal. The input is kept after a refusal.
   */
  onSave: (period: LimitPeriod, limit: Satang | null) => Promise<Failure | null>;
  /** Cancels a pending change. Its promise works like that of `onSave`. */
  onKeep: (period: LimitPeriod) => Promise<Failure | null>;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * Deposit limits of a member per day, week and month. Shows how much is left; each limit can be edited in place. Before an
 * increase is saved, the form states that it takes effect after 24 hours.
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
        <Heading level={headingLevel} id={id}>
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
