'use client';

import type { WithdrawState } from '@brand/domain';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ViewHead } from '../ViewHead.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import type { WithdrawOffer } from './WithdrawPanel.tsx';

/** Props of {@link WithdrawReview}. */
export interface WithdrawReviewProps {
  state: Extract<WithdrawState, { status: 'reviewing' | 'sending' }>;
  /** Null where the terms are being asked for again. */
  offer: WithdrawOffer | null;
  onReturn: () => void;
  onConfirm: () => void;
  headingLevel: 2 | 3;
}

/** Amount and account once more, before money moves; the same view while it is being sent. */
export function WithdrawReview({
  state,
  offer,
  onReturn,
  onConfirm,
  headingLevel,
}: WithdrawReviewProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const sending = state.status === 'sending';
  return (
    <div className={classes(cashier.view, cashier.narrow)} aria-busy={sending}>
      <ViewHead level={headingLevel}>{t('cashier.withdraw.review.title')}</ViewHead>
      <div className={classes(cashier.center, cashier.amountWell)}>
        <Text size="sm" tone="muted">
          {t('cashier.withdraw.amountLabel')}
        </Text>
        <Money
          amount={state.amount}
          size="2xl"
          decimals="quiet"
          unit={t('common.baht')}
          data-part="amount"
        />
      </div>
      {offer && (
        <>
          <WithdrawAccount account={offer.account} />
          <WithdrawMinutes minutes={offer.payoutMinutes} />
        </>
      )}
      <div className={cashier.actions}>
        <Text size="sm" tone="muted" align="center">
          {t('cashier.withdraw.review.text')}
        </Text>
        <Button size="lg" fullWidth loading={sending} onClick={() => guard(onConfirm)}>
          {t('cashier.withdraw.review.confirm')}
        </Button>
        {!sending && (
          <Button variant="ghost" tone="neutral" fullWidth onClick={onReturn}>
            {t('cashier.withdraw.review.edit')}
          </Button>
        )}
        <span role="status" className={visuallyHidden}>
          {sending ? t('cashier.withdraw.sending') : ''}
        </span>
      </div>
    </div>
  );
}

/** How long it takes, as a fact: a label and a figure. */
export function WithdrawMinutes({ minutes }: { minutes: number }) {
  const t = useText();
  return (
    <div className={cashier.facts}>
      <div className={cashier.fact}>
        <Text as="span" size="sm" tone="muted">
          {t('cashier.withdraw.minutes')}
        </Text>
        <Text as="span" weight="strong" className={cashier.tabular}>
          {t('cashier.withdraw.minutesValue', { minutes })}
        </Text>
      </div>
    </div>
  );
}
