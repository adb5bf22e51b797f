'use client';

import type {
  AffiliateWithdrawState,
  AffiliateWithdrawTerms,
  Failure,
  PayoutRecord,
  Satang,
} from '@brand/domain';
import { useId } from 'react';

import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { useText } from '../../messages/useText.ts';
import type { PayoutPanelProps } from '../../cashier/payoutPanelProps.ts';
import { PayoutUnknown } from '../../cashier/PayoutUnknown.tsx';
import { payoutView } from '../../cashier/payoutView.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AffiliateWithdrawForm } from './AffiliateWithdrawForm.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';
import { AffiliateWithdrawReview } from './AffiliateWithdrawReview.tsx';
import { AffiliateWithdrawSucceeded } from './AffiliateWithdrawSucceeded.tsx';

/** Withdrawal terms of a member: the amount and the dates. */
export interface AffiliateOffer {
  readonly status: 'ready';
  /** Available income. */
  readonly balance: Satang;
  readonly terms: AffiliateWithdrawTerms;
}

/** Loading state of the terms. */
export type AffiliateOfferState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | AffiliateOffer;

/** Balances after a withdrawal, as loaded since. Null while they are loading. */
export interface AffiliateBalances {
  readonly income: Satang | null;
  readonly wallet: Satang | null;
}

/** Props of {@link AffiliateWithdrawPanel}. Other props go to the root. */
export interface AffiliateWithdrawPanelProps extends PayoutPanelProps {
  /** The withdrawal terms, or their loading state. */
  offer: AffiliateOfferState;
  /** State of `affiliateWithdrawTransition`. */
  state: AffiliateWithdrawState;
  /** Balances shown after a success. */
  balances: AffiliateBalances;
  /** Link to the admin chat. Null if unknown. */
  contactHref: string | null;
}

/**
 * Withdraws affiliate income to the wallet (section 5, Affiliate withdraw): shows the rules and the next date first, then
 * the amount, a review, and the new balances.
 */
export function AffiliateWithdrawPanel({
  offer,
  state,
  balances,
  onAmountChange,
  onSubmit,
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
  contactHref,
  ...rest
}: AffiliateWithdrawPanelProps) {
  const t = useText();
  const heading = useId();
  const root = useViewFocus<HTMLDivElement>(payoutView(state));
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
      case 'unknown':
        return (
          <PayoutUnknown
            area="affiliate"
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
            history={{ href: historyHref, label: t('affiliate.history') }}
            headingLevel={3}
          />
        );
      case 'succeeded':
        return (
          <AffiliateWithdrawSucceeded
            state={state}
            balances={balances}
            nextAt={nextWithdrawal(offer, state.record)}
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

/** The terms are those from before the withdrawal until they are read again. */
function nextWithdrawal(offer: AffiliateOfferState, { at }: PayoutRecord): number | null {
  const opensAt = offer.status === 'ready' ? offer.terms.opensAt : null;
  return opensAt !== null && at !== null && opensAt > at ? opensAt : null;
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
