'use client';

import {
  type AffiliateWithdrawState,
  formatSatangShort,
  noticeClaim,
  type Satang,
} from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { AffiliateContact } from './AffiliateContact.tsx';

/** Props of {@link AffiliateWithdrawUpdate}. */
export interface AffiliateWithdrawUpdateProps {
  state: Extract<AffiliateWithdrawState, { status: 'entering' }>;
  /** Fallback for a refusal without a minimum. */
  minimum: Satang;
  contactHref: string | null;
}

/** Outcome of the last attempt: the result of a lost withdrawal, or the reason of a refusal with the next step. */
export function AffiliateWithdrawUpdate({
  state,
  minimum,
  contactHref,
}: AffiliateWithdrawUpdateProps) {
  const t = useText();
  const { locale } = useIntl();
  const { failure, notice } = state;
  if (notice) {
    const { code, amount } = notice;
    return (
      <Banner
        tone={code === 'answered' || code === 'notMade' ? 'info' : 'success'}
        title={t(`affiliate.withdraw.notice.${code}`, { amount: formatSatangShort(amount) })}
        // The view changed without user action, so it must be announced.
        role="alert"
        data-part="notice"
        data-claim={noticeClaim(notice)}
      >
        {t(`affiliate.withdraw.notice.${code}.text`)}
      </Banner>
    );
  }
  if (!failure) return <></>;
  const { figure, opensAt, messageId } = failure;
  return (
    <FailureBanner
      claim="refused"
      failure={failure}
      values={{ min: formatSatangShort(figure ?? minimum) }}
      detail={
        opensAt !== null &&
        t('affiliate.withdraw.gate.next', { when: bangkokDateTime(opensAt, locale) })
      }
    >
      {messageId === 'error.affiliate.other' && contactHref && (
        <AffiliateContact href={contactHref} />
      )}
    </FailureBanner>
  );
}
