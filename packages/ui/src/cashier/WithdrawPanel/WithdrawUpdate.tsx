'use client';

import {
  CODE,
  type Failure,
  formatSatangShort,
  noticeClaim,
  type Satang,
  type WithdrawState,
} from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { CashierContact } from '../CashierContact.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawWays } from './withdrawWays.ts';

/** Props of {@link WithdrawUpdate}. */
export interface WithdrawUpdateProps extends Pick<
  Extract<WithdrawState, { status: 'entering' }>,
  'failure' | 'notice'
> {
  /** The minimum withdrawal, as a fallback for a refusal without it. */
  min: Satang;
  ways: WithdrawWays;
}

const LIMITS: readonly string[] = [CODE.amountLimit, CODE.countLimit, CODE.bothLimits].map(String);

/** Whether a refusal states that a daily limit is used up (section 8). */
export const isDailyRefusal = (failure: Failure | null): boolean =>
  LIMITS.includes(failure?.code ?? '');

/**
 * Outcome of the last attempt, above the form: the result of a lost withdrawal, or the reason of a refusal with the remedy.
 */
export function WithdrawUpdate({ failure, notice, min, ways }: WithdrawUpdateProps) {
  const t = useText();
  if (notice) {
    const { code, amount } = notice;
    return (
      <Banner
        tone={code === 'answered' || code === 'notMade' ? 'info' : 'success'}
        title={t(`cashier.withdraw.notice.${code}`, { amount: formatSatangShort(amount) })}
        // The view changed without user action, so it must be announced.
        role="alert"
        data-part="notice"
        data-claim={noticeClaim(notice)}
      >
        {t(`cashier.withdraw.notice.${code}.text`)}
      </Banner>
    );
  }
  if (!failure) return <></>;
  const { code, figure } = failure;
  const amount = figure === null ? null : formatSatangShort(figure);
  const isTurnover = code === String(CODE.turnoverOpen);
  const isToday = code === String(CODE.dailyLimitLow);
  return (
    <FailureBanner
      claim="refused"
      failure={failure}
      values={{ min: amount ?? formatSatangShort(min) }}
      detail={
        amount !== null &&
        (isToday || isTurnover) &&
        t(`cashier.withdraw.${isToday ? 'leftToday' : 'turnoverLeft'}`, { amount })
      }
    >
      {isTurnover && (
        <LinkButton href={ways.bonusHref} variant="ghost" size="sm" className={css.remedy}>
          {t('cashier.withdraw.toTurnover')}
        </LinkButton>
      )}
      {ways.contactHref && isDailyRefusal(failure) && (
        <span className={css.remedy}>
          <CashierContact href={ways.contactHref} />
        </span>
      )}
    </FailureBanner>
  );
}
