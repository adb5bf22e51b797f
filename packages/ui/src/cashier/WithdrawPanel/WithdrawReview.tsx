'use client';

import type { WithdrawState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { PayoutReview } from '../PayoutReview.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import type { WithdrawOffer } from './withdrawOffer.ts';

/** Props of {@link WithdrawReview}. */
export interface WithdrawReviewProps {
  state: Extract<WithdrawState, { status: 'reviewing' | 'sending' }>;
  /** Null while the terms are reloading. */
  offer: WithdrawOffer | null;
  onReturn: () => void;
  onConfirm: () => void;
  headingLevel: 2 | 3;
}

/** Review of amount and account before sending. The same view is shown while the request is pending. */
export function WithdrawReview({ state, offer, ...rest }: WithdrawReviewProps) {
  const t = useText();
  return (
    <PayoutReview
      {...rest}
      wholePage
      state={state}
      words={{
        title: t('cashier.withdraw.review.title'),
        amount: t('cashier.withdraw.amountLabel'),
        note: t(`cashier.withdraw.review.${offer?.cancellable ? 'cancellable' : 'text'}`),
        confirm: t('cashier.withdraw.review.confirm'),
        edit: t('cashier.withdraw.review.edit'),
        sending: t('cashier.withdraw.sending'),
      }}
    >
      {offer && (
        <>
          <WithdrawAccount account={offer.account} />
          <WithdrawMinutes minutes={offer.payoutMinutes} />
        </>
      )}
    </PayoutReview>
  );
}

/** Expected duration, as a label and a figure. */
function WithdrawMinutes({ minutes }: { minutes: number }) {
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
