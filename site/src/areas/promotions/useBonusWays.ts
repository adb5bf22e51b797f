import type { BonusWays } from '@brand/ui';
import { usePlace } from '../../routing/navigation.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { cashierHref } from '../../member/wallet/walletHref.ts';
import { offerPath } from './useOfferInAddress.ts';

/** Anchor of the member's bonuses with their turnover on the bonus page. */
export const MINE_ID = 'mine';

/** Targets of the links for a bonus that is unavailable. */
export function useBonusWays(promotionId: string): BonusWays {
  const place = usePlace();
  const deposit = cashierHref(place, useIsPhone(), 'deposit-tab');
  return {
    deposit,
    turnover: place.href(`/bonus#${MINE_ID}`),
    promotion: place.href(offerPath('/promotion', promotionId)),
    bonuses: place.href('/bonus'),
  };
}
