'use client';

import {
  type AffiliateAmountProblem,
  affiliateGate,
  type AffiliateWithdrawState,
  type AffiliateWithdrawTerms,
  bangkokDay,
  formatSatangShort,
  type Satang,
} from '@brand/domain';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../../cashier/bangkokDates.ts';
import { PayoutAmount } from '../../cashier/PayoutAmount.tsx';
import { PayoutsOpen } from '../../cashier/PayoutsOpen.tsx';
import { ViewHeading } from '../../cashier/ViewHeading.tsx';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AffiliateWithdrawClosed } from './AffiliateWithdrawClosed.tsx';
import { AffiliateWithdrawUpdate } from './AffiliateWithdrawUpdate.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';
import { AffiliateWithdrawRules } from './AffiliateWithdrawRules.tsx';

/** Props of {@link AffiliateWithdrawForm}. */
export interface AffiliateWithdrawFormProps {
  offer: { readonly balance: Satang; readonly terms: AffiliateWithdrawTerms };
  state: Extract<AffiliateWithdrawState, { status: 'entering' }>;
  onAmountChange: (text: string) => void;
  onSubmit: () => void;
  contactHref: string | null;
}

const MINUTE_MS = 60_000;

/** The income, the rules and the amount field, or in place of the field the next withdrawal date. */
export function AffiliateWithdrawForm({
  offer,
  state,
  onAmountChange,
  onSubmit,
  contactHref,
}: AffiliateWithdrawFormProps) {
  const t = useText();
  const { locale } = useIntl();
  const guard = useDoubleClickGuard(state);
  const { balance, terms } = offer;
  // A full-minute clock is enough: the withdrawal window opens and closes at midnight in Bangkok.
  const now = useNow(MINUTE_MS);
  const gate = affiliateGate(offer, now);
  const { draft, problem } = state;
  const isOpen = gate.status === 'open';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) guard(onSubmit);
  };
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit} data-gate={gate.status}>
      <div className={css.main}>
        <div className={css.head}>
          <ViewHeading level={3} size="lg">
            {t('affiliate.withdraw.title')}
          </ViewHeading>
          <Text size="sm" tone="muted">
            {t('affiliate.withdraw.balance')}
          </Text>
          <Money
            amount={balance}
            size="xl"
            decimals="quiet"
            unit={t('common.baht')}
            data-part="balance"
          />
        </div>
        <PayoutsOpen area="affiliate" open={state.open} />
        <AffiliateWithdrawUpdate state={state} minimum={terms.minimum} contactHref={contactHref} />
        {isOpen ? (
          <>
            <PayoutAmount
              draft={draft}
              onAmountChange={onAmountChange}
              most={balance}
              label={t('affiliate.withdraw.amountLabel')}
              hint={t('affiliate.withdraw.amountHint', {
                min: formatSatangShort(terms.minimum),
                max: formatSatangShort(balance),
              })}
              allLabel={t('affiliate.withdraw.all')}
              problem={
                problem && {
                  key: problem,
                  text: t(`affiliate.withdraw.problem.${problem.code}`, limitOf(problem)),
                }
              }
            />
            <div className={css.actions}>
              <Button type="submit" size="lg" fullWidth>
                {t('affiliate.withdraw.submit')}
              </Button>
              <Text size="sm" tone="muted" align="center">
                {t('affiliate.withdraw.until', {
                  day: bangkokDate(bangkokDay(gate.closesAt - 1), locale),
                })}
              </Text>
            </div>
          </>
        ) : (
          <AffiliateWithdrawClosed
            gate={gate}
            minimum={terms.minimum}
            now={now}
            contactHref={contactHref}
          />
        )}
      </div>
      <AffiliateWithdrawRules minimum={terms.minimum} />
    </form>
  );
}

function limitOf(problem: AffiliateAmountProblem): { limit: string } | undefined {
  return 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : undefined;
}
