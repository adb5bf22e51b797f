import { HeaderWallet } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { matchRoute } from '../../routing/matchRoute.ts';
import { usePlace } from '../../routing/navigation.ts';
import { useServices } from '../../member/services.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { useUnread } from '../../areas/notices/inbox/useUnread.ts';
import { creditOptions } from '../../member/wallet/creditQuery.ts';
import { SiteAccount } from './SiteAccount.tsx';
import { cashierHref, historyHref } from '../../member/wallet/walletHref.ts';

/** Member data in the header. */
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
      account={<SiteAccount />}
    />
  );
}
