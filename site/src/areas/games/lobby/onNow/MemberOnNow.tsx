import { ContinueHighlight, HighlightStrip, OfferHighlight, useText } from '@brand/ui';
import { usePlace } from '../../../../routing/navigation.ts';
import { withBonus } from '../../../../member/bonus/useBonusInAddress.ts';
import { cashierHref } from '../../../../member/wallet/walletHref.ts';
import { useIsPhone } from '../../../../platform/device/useIsPhone.ts';
import { useGameActions } from '../../useGameActions.ts';
import { LimitOnNow } from './LimitOnNow.tsx';
import { TournamentOnNow } from './TournamentOnNow.tsx';
import { useForemost } from '../../useForemost.ts';
import { useOnNow } from './useOnNow.ts';

interface MemberOnNowProps {
  /** Whether its space is reserved, because it is certain that something is on. */
  reserved: boolean;
}

/**
 * What is on now, for a member: the last game, the running tournament with the own rank, and a bonus that can be used. All
 * cards appear together, so that none moves another. A member with an own limit sees that limit, and no invitation.
 */
export function MemberOnNow({ reserved }: MemberOnNowProps) {
  const t = useText();
  const place = usePlace();
  const isPhone = useIsPhone();
  const actions = useGameActions();
  const { isPending, game, tournaments, offer, limits, isFree } = useOnNow();
  const foremost = useForemost(tournaments);
  if (isPending) return reserved ? <HighlightStrip label={t('home.onNow')} shapes={2} /> : <></>;
  if (!game && !foremost && !offer && !limits) return <></>;
  return (
    <HighlightStrip label={t('home.onNow')}>
      {game && <ContinueHighlight game={game} actions={actions} />}
      {foremost && <TournamentOnNow foremost={foremost} invites={isFree ? 'join' : 'details'} />}
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
    </HighlightStrip>
  );
}
