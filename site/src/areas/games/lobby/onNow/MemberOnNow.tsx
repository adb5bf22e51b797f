import { ContinueHighlight, HighlightStrip, OfferHighlight, useText } from '@brand/ui';
import { usePlace } from '../../../../routing/navigation.ts';
import { withBonus } from '../../../../member/bonus/useBonusInAddress.ts';
import { cashierHref } from '../../../../member/wallet/walletHref.ts';
import { useIsPhone } from '../../../../platform/device/useIsPhone.ts';
import { useGameActions } from '../../useGameActions.ts';
import { LimitOnNow } from './LimitOnNow.tsx';
import { PopularOnNow } from './PopularOnNow.tsx';
import { TournamentOnNow } from './TournamentOnNow.tsx';
import { isRanked } from '../../isRanked.ts';
import { useForemost } from '../../useForemost.ts';
import { useOnNow } from './useOnNow.ts';

/**
 * What is on now, for a member: the last game, the running tournament with the own rank, and a bonus that can be used. All
 * cards appear together, so that none moves another. A tournament in which the member has a rank is first: on a phone the
 * last game is also the first of the row below. A member with an own limit sees that limit, and no invitation.
 */
export function MemberOnNow() {
  const t = useText();
  const place = usePlace();
  const isPhone = useIsPhone();
  const actions = useGameActions();
  const { isPending, game, tournaments, offer, limits, isFree } = useOnNow();
  const ofAll = useForemost(tournaments);
  const ranked = useForemost(tournaments?.filter(isRanked));
  if (isPending) return <HighlightStrip label={t('home.onNow')} shapes={2} />;
  const isIn = ranked?.tournament.state === 'active';
  const foremost = ofAll && isIn ? { ...ofAll, tournament: ranked.tournament } : ofAll;
  const contest = foremost && (
    <TournamentOnNow foremost={foremost} invites={isFree ? 'join' : 'details'} />
  );
  return (
    <HighlightStrip label={t('home.onNow')}>
      {isIn && contest}
      {game && <ContinueHighlight game={game} actions={actions} />}
      {!isIn && contest}
      {offer && (
        <OfferHighlight
          title={offer.title}
          terms={offer.terms}
          by="deposit"
          href={withBonus(cashierHref(place, isPhone, 'deposit-tab'), offer.id)}
          termsHref={place.href(`/promotion?id=${encodeURIComponent(offer.id)}`)}
        />
      )}
      {limits && <LimitOnNow limits={limits} />}
      {!game && !foremost && !offer && !limits && <PopularOnNow />}
    </HighlightStrip>
  );
}
