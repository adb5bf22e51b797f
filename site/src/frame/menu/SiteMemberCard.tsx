import { MemberCard } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useIsPhone } from '../../platform/device/useIsPhone.ts';
import { registerHref } from '../../member/registerHref.ts';
import { withReturn } from '../../member/returnHref.ts';
import { creditOptions } from '../../member/wallet/creditQuery.ts';
import { cashierHref } from '../../member/wallet/walletHref.ts';

/** The member's name and balance. A visitor sees the login. */
export function SiteMemberCard() {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const { account, operator } = useServices();
  const credit = useQuery({ ...creditOptions(account), enabled: session !== null });
  return (
    <MemberCard
      member={
        session && {
          username: session.username,
          balance: credit.data ?? (credit.isError ? 'unknown' : null),
          onBalanceRetry: () => void credit.refetch(),
          depositHref: cashierHref(place, isPhone, 'deposit-tab'),
          withdrawHref: cashierHref(place, isPhone, 'withdraw-tab'),
        }
      }
      loginHref={place.href(withReturn(place, '/login'))}
      registerHref={registerHref(operator, place)}
    />
  );
}
