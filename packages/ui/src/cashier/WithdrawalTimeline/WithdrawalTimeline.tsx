'use client';

import { type Failure, type WithdrawalProgress, withdrawalTimeline } from '@brand/domain';
import { type HTMLAttributes, useId, useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { WithdrawalCancelDialog } from './WithdrawalCancelDialog.tsx';
import { WithdrawalPlaceholder } from './WithdrawalPlaceholder.tsx';
import { WithdrawalStepRow } from './WithdrawalStepRow.tsx';
import * as css from './WithdrawalTimeline.css.ts';

/** Loading state of the progress. */
export type WithdrawalProgressState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      readonly withdrawal: WithdrawalProgress;
      /** Whether the last refresh failed, so that newer steps may be missing. @default false */
      readonly stale?: boolean;
    };

/** Props of {@link WithdrawalTimeline}. Other props go to the root. */
export interface WithdrawalTimelineProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The progress, or its loading state. */
  state: WithdrawalProgressState;
  /**
   * Cancels the withdrawal, once for repeated presses. The question stays open when it rejects; then set `failure`.
   */
  onCancel: () => Promise<void>;
  /** Why it could not be cancelled. @default null */
  failure?: Failure | null;
  /** Asks for permission to notify the member on this device. Offered while the withdrawal is open. @default none */
  onNotify?: (() => void) | undefined;
  /** Loads the progress again after an error. */
  onRetry: () => void;
  /** Heading level in the page outline. @default 3 */
  headingLevel?: 2 | 3;
}

/**
 * What has happened to a withdrawal, with times, and what is expected. It can be cancelled as long as the server allows
 * it; the question about it recommends neither answer.
 */
export function WithdrawalTimeline({
  state,
  onCancel,
  failure = null,
  onNotify,
  onRetry,
  headingLevel = 3,
  className,
  ...rest
}: WithdrawalTimelineProps) {
  const t = useText();
  const heading = useId();
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="withdrawal-timeline"
      data-state={state.status}
      aria-labelledby={heading}
      aria-busy={state.status === 'loading'}
    >
      <Heading id={heading} level={headingLevel} size="md">
        {t('cashier.withdrawal.title')}
      </Heading>
      {state.status === 'loading' && (
        <>
          <span className={visuallyHidden}>{t('cashier.withdrawal.loading')}</span>
          <WithdrawalPlaceholder asksToNotify={onNotify !== undefined} />
        </>
      )}
      {state.status === 'error' && (
        <Banner tone="pending" title={t('cashier.withdrawal.error')} data-part="error">
          {t(state.failure.messageId)}
          <Button variant="ghost" tone="neutral" size="sm" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Banner>
      )}
      {state.status === 'ready' && (
        <Steps {...state} onCancel={onCancel} failure={failure} onNotify={onNotify} />
      )}
    </section>
  );
}

type StepsProps = Extract<WithdrawalProgressState, { status: 'ready' }> &
  Pick<WithdrawalTimelineProps, 'onCancel' | 'onNotify'> & { failure: Failure | null };

function Steps({ withdrawal, stale = false, onCancel, failure, onNotify }: StepsProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { amount, cancellable, reason, status } = withdrawal;
  return (
    <>
      <ol className={css.steps} data-part="steps">
        {withdrawalTimeline(withdrawal).map((each) => (
          <WithdrawalStepRow key={each.step} {...each} />
        ))}
      </ol>
      {reason && (
        <Banner
          tone="danger"
          role={undefined}
          title={t('cashier.withdrawal.refused')}
          data-part="reason"
        >
          {reason}
        </Banner>
      )}
      {stale && (
        <Text size="sm" tone="muted" data-part="stale">
          {t('cashier.withdrawal.stale')}
        </Text>
      )}
      {onNotify && status === 'open' && (
        <Button
          variant="soft"
          tone="neutral"
          size="sm"
          fullWidth
          iconStart={<Icon glyph={glyphs.bell} size={16} />}
          onClick={onNotify}
          data-part="notify"
        >
          {t('cashier.withdrawal.notify')}
        </Button>
      )}
      {(cancellable || asking) && (
        <>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            fullWidth
            onClick={() => setAsking(true)}
            data-part="cancel"
          >
            {t('cashier.withdrawal.cancel.open')}
          </Button>
          <WithdrawalCancelDialog
            open={asking}
            onOpenChange={setAsking}
            amount={amount}
            onConfirm={onCancel}
            failure={failure}
          />
        </>
      )}
    </>
  );
}
