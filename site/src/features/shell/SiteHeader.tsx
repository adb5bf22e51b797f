import { Header } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { registerHref } from '../session/registerHref.ts';
import { creditOptions } from '../wallet/creditQuery.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';
import { BrandLogo } from './BrandLogo.tsx';

interface SiteHeaderProps {
  /** Name of the page, where the header shows it. */
  title: string | undefined;
  /** On the login page there is nothing to log in from. */
  onLogin: boolean;
  onMenu: () => void;
}

/** The header with what the site knows of the member. */
export function SiteHeader({ title, onLogin, onMenu }: SiteHeaderProps) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const { account, operator } = useServices();
  const credit = useQuery({ ...creditOptions(account), enabled: session !== null });
  return (
    <Header
      logo={<BrandLogo />}
      homeHref={place.href('/')}
      member={
        session && {
          balance: credit.data ?? (credit.isError ? 'unknown' : null),
          onBalanceRetry: () => void credit.refetch(),
          depositHref:
            place.pathname === '/deposit' ? null : cashierHref(place, isPhone, 'deposit-tab'),
          historyHref: historyHref(place, isPhone),
        }
      }
      registerHref={registerHref(operator, place)}
      loginHref={onLogin ? null : place.href('/login')}
      {...(title !== undefined && { title })}
      onMenu={onMenu}
    />
  );
}
