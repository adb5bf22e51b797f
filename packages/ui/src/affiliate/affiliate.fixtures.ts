import {
  type AffiliateWithdrawFailure,
  type AffiliateWithdrawState,
  errorMessageId,
  INITIAL_PAYOUT,
  satangFromBaht,
} from '@brand/domain';

import type { AffiliateOffer } from './AffiliateWithdrawPanel/AffiliateWithdrawPanel.tsx';

const minimum = satangFromBaht(500);

/** A morning within the withdrawal window. */
export const OPEN_DAY = Date.parse('2026-01-03T09:30:00+07:00');

/** A withdrawal window that the API reports as open. */
export const OPEN: AffiliateOffer = {
  status: 'ready',
  balance: satangFromBaht(4_812.5),
  terms: { minimum, block: null, opensAt: null, closesAt: Date.UTC(2026, 0, 5, 17) },
};

/** Start of the next withdrawal window. */
export const OPENS_AT = Date.UTC(2026, 0, 31, 17);

/** The usual case: the window opens on the first of the next month. */
export const CLOSED: AffiliateOffer = {
  ...OPEN,
  terms: { minimum, block: 'window', opensAt: OPENS_AT, closesAt: null },
};

/** An empty form. Stories and tests override it. */
export const entering: Extract<AffiliateWithdrawState, { status: 'entering' }> = INITIAL_PAYOUT;

/** The form after a refusal. `figure` in baht, `opensAt` in unix ms. */
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
