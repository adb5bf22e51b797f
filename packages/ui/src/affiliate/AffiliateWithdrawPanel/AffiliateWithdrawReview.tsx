'use client';

import { type AffiliateWithdrawState, satang, type Satang } from '@brand/domain';

import { PayoutReview } from '../../cashier/PayoutReview.tsx';
import { useText } from '../../messages/useText.ts';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Money } from '../../primitives/Money/Money.tsx';

/** Props of {@link AffiliateWithdrawReview}. */
export interface AffiliateWithdrawReviewProps {
  state: Extract<AffiliateWithdrawState, { status: 'reviewing' | 'sending' }>;
  /** Income before the withdrawal. Null while it is loading. */
  balance: Satang | null;
  onReturn: () => void;
  onConfirm: () => void;
}

/** Review before sending: the amount and the remaining income. */
export function AffiliateWithdrawReview({
  state,
  balance,
  ...actions
}: AffiliateWithdrawReviewProps) {
  const t = useText();
  const left = balance === null ? null : satang(Math.max(0, balance - state.amount));
  return (
    <PayoutReview
      {...actions}
      state={state}
      headingLevel={3}
      words={{
        title: t('affiliate.withdraw.review.title'),
        amount: t('affiliate.withdraw.review.from'),
        note: t('affiliate.withdraw.review.text'),
        confirm: t('affiliate.withdraw.review.confirm'),
        edit: t('affiliate.withdraw.review.edit'),
        sending: t('affiliate.withdraw.sending'),
      }}
    >
      {left !== null && state.status === 'reviewing' && (
        <FactList
          facts={[
            {
              id: 'left',
              name: t('affiliate.withdraw.review.left'),
              value: <Money amount={left} unit={t('common.baht')} />,
            },
          ]}
        />
      )}
    </PayoutReview>
  );
}
