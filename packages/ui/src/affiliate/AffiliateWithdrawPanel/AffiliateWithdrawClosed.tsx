'use client';

import {
  type AffiliateGate,
  bangkokDay,
  daysBetween,
  formatSatangShort,
  type Satang,
} from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDate, bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { AffiliateContact } from './AffiliateContact.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** Props of {@link AffiliateWithdrawClosed}. */
export interface AffiliateWithdrawClosedProps {
  gate: Exclude<AffiliateGate, { status: 'open' }>;
  minimum: Satang;
  /** Server time in unix ms. */
  now: number;
  contactHref: string | null;
}

const DAY_MS = 24 * 3_600_000;

/** Why a withdrawal is not possible now and when it will be: the date and the remaining wait. */
export function AffiliateWithdrawClosed({
  gate,
  minimum,
  now,
  contactHref,
}: AffiliateWithdrawClosedProps) {
  const t = useText();
  const { locale } = useIntl();
  return (
    <Banner tone="pending" title={t(`affiliate.withdraw.gate.${gate.status}`)} data-part="closed">
      {gate.status === 'belowMinimum' && (
        <>
          <div>
            {t('affiliate.withdraw.gate.belowMinimum.text', {
              min: formatSatangShort(minimum),
              missing: formatSatangShort(gate.missing),
            })}
          </div>
          <div>
            {t('affiliate.withdraw.until', {
              day: bangkokDate(bangkokDay(gate.closesAt - 1), locale),
            })}
          </div>
        </>
      )}
      {gate.status === 'other' && <div>{t('affiliate.withdraw.gate.other.text')}</div>}
      {'opensAt' in gate && gate.opensAt !== null && (
        <div className={css.opens} data-part="opens">
          <span>
            {t(`affiliate.withdraw.gate.${gate.status === 'window' ? 'first' : 'next'}`, {
              when: bangkokDateTime(gate.opensAt, locale),
            })}
          </span>
          <span className={css.left}>
            {gate.opensAt - now > DAY_MS ? (
              t('affiliate.withdraw.gate.days', {
                days: daysBetween(bangkokDay(now), bangkokDay(gate.opensAt)),
              })
            ) : (
              <Countdown until={gate.opensAt} aria-label={t('affiliate.withdraw.gate.left')} />
            )}
          </span>
        </div>
      )}
      {gate.status === 'other' && contactHref && <AffiliateContact href={contactHref} />}
    </Banner>
  );
}
