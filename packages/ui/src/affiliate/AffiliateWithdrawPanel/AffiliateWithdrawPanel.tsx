'use client';

import type {
  AffiliateWithdrawState,
  AffiliateWithdrawTerms,
  Failure,
  Satang,
} from '@brand/domain';
import { useId } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { useText } from '../../messages/useText.ts';
import type { PayoutPanelProps } from '../../cashier/payoutPanelProps.ts';
import { PayoutUnsure } from '../../cashier/PayoutUnsure.tsx';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AffiliateWithdrawForm } from './AffiliateWithdrawForm.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';
import { AffiliateWithdrawReview } from './AffiliateWithdrawReview.tsx';
import { AffiliateWithdrawSucceeded } from './AffiliateWithdrawSucceeded.tsx';

/** What a member may take out, and when. */
export interface AffiliateOffer {
  readonly status: 'ready';
  /** Income that is there. */
  readonly balance: Satang;
  readonly terms: AffiliateWithdrawTerms;
}

/** The terms as they come. */
export type AffiliateOfferState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | AffiliateOffer;

/** Balances after a withdrawal, as they were read since; null while they are being read. */
export interface AffiliateBalances {
  readonly income: Satang | null;
  readonly wallet: Satang | null;
}

/** Props of {@link AffiliateWithdrawPanel}. Other props go to the root. */
export interface AffiliateWithdrawPanelProps extends PayoutPanelProps {
  /** What can be taken out, or why it is not known. */
  offer: AffiliateOfferState;
  /** Where the withdrawal stands: the state of `affiliateWithdrawTransition`. */
  state: AffiliateWithdrawState;
  /** After a success. */
  balances: AffiliateBalances;
  /** Chat with admin; null where it is not known. */
  contactHref: string | null;
}

/**
 * Affiliate income to the wallet (section 5, Affiliate withdraw): the rules and the next date before anything is tried, an
 * amount, a review, and the balances afterwards.
 */
export function AffiliateWithdrawPanel({
  offer,
  state,
  balances,
  onAmountChange,
  onSubmit,
  onReturn,
  onConfirm,
  searchUnreachable = false,
  onRecheck,
  onRestart,
  onRetry,
  historyHref,
  contactHref,
  ...rest
}: AffiliateWithdrawPanelProps) {
  const t = useText();
  const heading = useId();
  // Sending changes no view: the review stays and its button waits.
  const root = useViewFocus<HTMLDivElement>(
    state.status === 'sending' ? 'reviewing' : state.status,
  );
  const view = () => {
    switch (state.status) {
      case 'entering':
        return offer.status === 'ready' ? (
          <AffiliateWithdrawForm
            offer={offer}
            state={state}
            onAmountChange={onAmountChange}
            onSubmit={onSubmit}
            contactHref={contactHref}
          />
        ) : (
          <NotReady offer={offer} onRetry={onRetry} />
        );
      case 'reviewing':
      case 'sending':
        return (
          <AffiliateWithdrawReview
            state={state}
            balance={offer.status === 'ready' ? offer.balance : null}
            onReturn={onReturn}
            onConfirm={onConfirm}
          />
        );
      case 'unsure':
        return (
          <PayoutUnsure
            sent={state}
            onRecheck={onRecheck}
            history={{ href: historyHref, label: t('affiliate.history') }}
            headingLevel={3}
            words={{
              title: t('affiliate.withdraw.unsure.title'),
              text: t('affiliate.withdraw.unsure.text'),
              recheck: t('affiliate.withdraw.unsure.recheck'),
              status: t(`affiliate.withdraw.unsure.${searchUnreachable ? 'offline' : 'looking'}`),
            }}
          />
        );
      case 'succeeded':
        return (
          <AffiliateWithdrawSucceeded
            amount={state.amount}
            balances={balances}
            onRestart={onRestart}
            historyHref={historyHref}
          />
        );
    }
  };
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      data-component="affiliate-withdraw-panel"
      data-state={state.status}
    >
      <h2 id={heading} className={visuallyHidden}>
        {t('affiliate.withdraw.title')}
      </h2>
      <div ref={root} className={css.container}>
        {view()}
      </div>
    </Card>
  );
}

function NotReady({
  offer,
  onRetry,
}: {
  offer: Exclude<AffiliateOfferState, AffiliateOffer>;
  onRetry: () => void;
}) {
  const t = useText();
  return offer.status === 'error' ? (
    <LoadFailure
      level={3}
      title={t('affiliate.withdraw.errorTitle')}
      failure={offer.failure}
      onRetry={onRetry}
    />
  ) : (
    <div className={css.form} aria-busy="true">
      <span className={visuallyHidden}>{t('affiliate.withdraw.loading')}</span>
      <Skeleton className={css.shapeBalance} />
      <Skeleton className={css.shape} />
    </div>
  );
}
