'use client';

import { type AffiliateWithdrawState, formatSatangShort, type Satang } from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { AffiliateContact } from './AffiliateContact.tsx';

/** Props of {@link AffiliateWithdrawUpdate}. */
export interface AffiliateWithdrawUpdateProps {
  state: Extract<AffiliateWithdrawState, { status: 'entering' }>;
  /** For a refusal that does not say it. */
  minimum: Satang;
  contactHref: string | null;
}

/** What came of the last try: what became of a lost one, or why it was refused, and the way on. */
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
        tone={code === 'untaken' ? 'info' : 'success'}
        title={t(`affiliate.withdraw.notice.${code}`, { amount: formatSatangShort(amount) })}
        // The view has changed by itself: it has to be heard.
        role="alert"
        data-part="notice"
      >
        {t(`affiliate.withdraw.notice.${code}.text`)}
      </Banner>
    );
  }
  if (!failure) return <></>;
  const { figure, opensAt, messageId } = failure;
  return (
    <FailureBanner
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
