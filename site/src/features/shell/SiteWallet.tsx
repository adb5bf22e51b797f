import { HeaderWallet } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { matchRoute } from '../../app/matchRoute.ts';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { useUnread } from '../inbox/useUnread.ts';
import { creditOptions } from '../wallet/creditQuery.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';

/** What the header shows of a member. */
export function SiteWallet() {
  const place = usePlace();
  const isPhone = useIsPhone(matchRoute(place.pathname)?.route.name === 'game-id-name');
  const credit = useQuery(creditOptions(useServices().account));
  return (
    <HeaderWallet
      balance={credit.data ?? (credit.isError ? 'unknown' : null)}
      onBalanceRetry={() => void credit.refetch()}
      depositHref={
        place.pathname === '/deposit' ? null : cashierHref(place, isPhone, 'deposit-tab')
      }
      historyHref={historyHref(place, isPhone)}
      inboxHref={place.href('/notices')}
      unread={useUnread()}
    />
  );
}
