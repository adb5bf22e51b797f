import { HighlightStrip, OfferHighlight, useNowAt, useText } from '@brand/ui';
import { usePlace } from '../../../../routing/navigation.ts';
import { registerHref } from '../../../../member/registerHref.ts';
import { useServices } from '../../../../member/services.ts';
import { useDocumentQuery } from '../../../../platform/query/useDocumentQuery.ts';
import { TournamentOnNow } from './TournamentOnNow.tsx';
import { type OpenOffer, openTournamentsOptions, signUpOffersOptions } from './onNowQueries.ts';
import { openOffer } from './choices.ts';
import { useForemost } from '../../useForemost.ts';

const NONE: readonly OpenOffer[] = [];

/** What is on now, for a visitor: the running tournament, and what a new member gets. Public data alone. */
export function VisitorOnNow() {
  const t = useText();
  const place = usePlace();
  const { api, operator } = useServices();
  const { tournament, promotions } = operator.features;
  const canSignUp = registerHref(operator, place) !== null;
  const tournaments = useDocumentQuery({
    ...openTournamentsOptions(api, place.locale),
    enabled: tournament,
  });
  const { data: offers = NONE, ...offering } = useDocumentQuery({
    ...signUpOffersOptions(api, place.locale),
    enabled: promotions && canSignUp,
  });
  const foremost = useForemost(tournaments.data);
  const now = useNowAt(...offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  const offer = openOffer(offers, now);
  // After signing up, the new member comes to the deposit with the bonus.
  const joinHref =
    offer &&
    registerHref(operator, {
      ...place,
      pathname: '/deposit',
      search: `?bonus=${encodeURIComponent(offer.id)}`,
    });
  if (tournaments.isLoading || offering.isLoading) {
    return <HighlightStrip label={t('home.onNow')} shapes={2} />;
  }
  if (!foremost && !offer) return <></>;
  return (
    <HighlightStrip label={t('home.onNow')}>
      {foremost && <TournamentOnNow foremost={foremost} invites="learn" />}
      {offer && joinHref && (
        <OfferHighlight
          title={offer.title}
          terms={offer.terms}
          by="signUp"
          href={joinHref}
          termsHref={place.href(`/promotion?id=${encodeURIComponent(offer.id)}`)}
        />
      )}
    </HighlightStrip>
  );
}
