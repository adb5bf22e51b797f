import { type BonusOffer, offerAt } from '@brand/domain';
import { useNowAt } from '@brand/ui';

/** The offers at the current time: one that ends while it is shown is refused from that moment on, without a request. */
export function useOffersNow(offers: readonly BonusOffer[]): readonly BonusOffer[] {
  const now = useNowAt(...offers.map(({ endsAt }) => endsAt));
  return offers.map((offer) => offerAt(offer, now));
}
