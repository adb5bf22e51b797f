'use client';

import type { Satang } from '@brand/domain';
import type { ReactNode } from 'react';

import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard.ts';
import { useText } from '../messages/useText.ts';
import { classes } from '../private/classes.ts';
import { ActionBar } from '../private/ActionBar.tsx';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './cashier.css.ts';
import { ViewHead } from './ViewHead.tsx';

/** Props of {@link PayoutReview}. */
export interface PayoutReviewProps {
  /** State of the flow. A new state object unlocks the button. */
  state: { readonly status: 'reviewing' | 'sending'; readonly amount: Satang };
  onReturn: () => void;
  onConfirm: () => void;
  headingLevel: 2 | 3;
  words: {
    readonly title: string;
    readonly amount: string;
    /** States that it cannot be undone. */
    readonly note: string;
    readonly confirm: string;
    readonly edit: string;
    /** Announced while the request is pending. */
    readonly sending: string;
  };
  /** Whether the view fills its page: on a phone the action is at the bottom of the screen. @default false */
  wholePage?: boolean;
  /** Destination and resulting figures. */
  children: ReactNode;
}

/** Review of a payout before it is sent. The same view is shown while the request is pending. */
export function PayoutReview(props: PayoutReviewProps) {
  const { state, onReturn, onConfirm, headingLevel, words, wholePage = false, children } = props;
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const sending = state.status === 'sending';
  const confirm = (
    <Button size="lg" fullWidth loading={sending} onClick={() => guard(onConfirm)}>
      {words.confirm}
    </Button>
  );
  return (
    <div className={classes(wholePage ? css.form : css.view, css.narrow)} aria-busy={sending}>
      <ViewHead level={headingLevel}>{words.title}</ViewHead>
      <div className={classes(css.center, css.amountWell)}>
        <Text size="sm" tone="muted">
          {words.amount}
        </Text>
        <Money
          amount={state.amount}
          size="2xl"
          decimals="quiet"
          unit={t('common.baht')}
          data-part="amount"
        />
      </div>
      {children}
      <Text size="sm" tone="muted" align="center">
        {words.note}
      </Text>
      <div className={wholePage ? css.mainActions : css.actions}>
        {wholePage ? <ActionBar>{confirm}</ActionBar> : confirm}
        {/* The space is reserved, so that the pressed button does not move. */}
        <div className={css.payoutEdit}>
          {!sending && (
            <Button variant="ghost" tone="neutral" fullWidth onClick={onReturn}>
              {words.edit}
            </Button>
          )}
        </div>
      </div>
      <span role="status" className={visuallyHidden}>
        {sending ? words.sending : ''}
      </span>
    </div>
  );
}
