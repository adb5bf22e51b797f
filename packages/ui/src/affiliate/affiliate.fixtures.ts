import {
  type AffiliateWithdrawFailure,
  type AffiliateWithdrawState,
  errorMessageId,
  INITIAL_PAYOUT,
  satangFromBaht,
} from '@brand/domain';

import type { AffiliateOffer } from './AffiliateWithdrawPanel/AffiliateWithdrawPanel.tsx';

const minimum = satangFromBaht(500);

/** A morning in the days of withdrawing. */
export const OPEN_DAY = Date.parse('2026-01-03T09:30:00+07:00');

/** Days of withdrawing that the API has named as running. */
export const OPEN: AffiliateOffer = {
  status: 'ready',
  balance: satangFromBaht(4_812.5),
  terms: { minimum, block: null, opensAt: null, closesAt: Date.UTC(2026, 0, 5, 17) },
};

/** When the next days of withdrawing begin. */
export const OPENS_AT = Date.UTC(2026, 0, 31, 17);

/** As on most days: it opens on the first of the next month. */
export const CLOSED: AffiliateOffer = {
  ...OPEN,
  terms: { minimum, block: 'window', opensAt: OPENS_AT, closesAt: null },
};

/** Nothing typed yet; stories and tests say what is. */
export const entering: Extract<AffiliateWithdrawState, { status: 'entering' }> = INITIAL_PAYOUT;

/** The form after a refusal. `figure` in baht, `opensAt` in ms since 1970. */
export function refused(
  code: number,
  { figure = null, opensAt = null }: { figure?: number | null; opensAt?: number | null } = {},
): AffiliateWithdrawState {
  const failure: AffiliateWithdrawFailure = {
    messageId: errorMessageId('affiliate', code),
    code: String(code),
    figure: figure === null ? null : satangFromBaht(figure),
    opensAt,
  };
  return { ...entering, draft: '1,500', failure };
}
