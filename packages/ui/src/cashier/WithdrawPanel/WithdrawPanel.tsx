'use client';

import type { Satang, WithdrawState } from '@brand/domain';
import type { ReactNode } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { classes } from '../../private/classes.ts';
import * as css from '../cashier.css.ts';
import type { PayoutPanelProps } from '../payoutPanelProps.ts';
import { payoutView } from '../payoutView.ts';
import { WithdrawEntry } from './WithdrawEntry.tsx';
import type { WithdrawTermsState } from './withdrawOffer.ts';
import { WithdrawReview } from './WithdrawReview.tsx';
import { WithdrawSucceeded } from './WithdrawSucceeded.tsx';
import { WithdrawUnknown } from './WithdrawUnknown.tsx';
import type { WithdrawWays } from './withdrawWays.ts';

export type { WithdrawOffer, WithdrawTermsState } from './withdrawOffer.ts';
export type { WithdrawWays } from './withdrawWays.ts';

/** Props of {@link WithdrawPanel}. Other props go to the root. */
export interface WithdrawPanelProps extends PayoutPanelProps {
  /** The withdrawal terms, or their loading state. */
  terms: WithdrawTermsState;
  /** State of `withdrawTransition`. */
  state: WithdrawState;
  /** The balance that was read after an accepted withdrawal. Null if it is unknown. @default null */
  newBalance?: Satang | 'loading' | null;
  /**
   * Called when the lock has ended by the clock. The button waits until `lockedUntil` is null, so that a device clock that
   * was set forward unlocks nothing. @default the button is enabled by the clock
   */
  onUnlock?: () => void;
  /** The progress of an accepted withdrawal, such as a WithdrawalTimeline. @default none */
  progress?: ReactNode;
  /** Links of the remedies. */
  ways: WithdrawWays;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * A withdrawal, from the amount through a review to the expected time (sections 4 and 5). Nothing in the panel persuades
 * the member to stay. Whether a withdrawal can be cancelled is up to `progress`.
 */
export function WithdrawPanel({
  terms,
  state,
  newBalance = null,
  progress,
  onAmountChange,
  onSubmit,
  onUnlock,
  onReturn,
  onConfirm,
  searchFault = null,
  blockedMs,
  onResend,
  onWait,
  balanceRead = null,
  onVoid,
  voidFault = null,
  onAnother,
  onAnotherConfirm,
  onRestart,
  onRetry,
  historyHref,
  ways,
  headingLevel = 2,
  className,
  ...rest
}: WithdrawPanelProps) {
  const root = useViewFocus<HTMLElement>(payoutView(state));
  const offer = terms.status === 'ready' ? terms : null;
  return (
    <section
      {...rest}
      ref={root}
      className={classes(css.panel, className)}
      data-component="withdraw-panel"
      data-state={state.status}
    >
      {(() => {
        switch (state.status) {
          case 'entering':
            return (
              <WithdrawEntry
                terms={terms}
                state={state}
                ways={ways}
                onAmountChange={onAmountChange}
                onSubmit={onSubmit}
                onUnlock={onUnlock}
                onRetry={onRetry}
                headingLevel={headingLevel}
              />
            );
          case 'reviewing':
          case 'sending':
            return (
              <WithdrawReview
                state={state}
                offer={offer}
                onReturn={onReturn}
                onConfirm={onConfirm}
                headingLevel={headingLevel}
              />
            );
          case 'unknown':
            return (
              <WithdrawUnknown
                state={state}
                searchFault={searchFault}
                blockedMs={blockedMs}
                onResend={onResend}
                onWait={onWait}
                balanceRead={balanceRead}
                onVoid={onVoid}
                voidFault={voidFault}
                onAnother={onAnother}
                onAnotherConfirm={onAnotherConfirm}
                historyHref={historyHref}
                headingLevel={headingLevel}
              />
            );
          case 'succeeded':
            return (
              <WithdrawSucceeded
                state={state}
                offer={offer}
                balance={newBalance}
                progress={progress}
                onRestart={onRestart}
                historyHref={historyHref}
                headingLevel={headingLevel}
              />
            );
        }
      })()}
    </section>
  );
}
