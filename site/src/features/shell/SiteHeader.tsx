import { Header } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { goBack } from '../../app/goBack.ts';
import { isPlainClick } from '../../app/isPlainClick.ts';
import { usePlace } from '../../app/navigation.ts';
import type { Route } from '../../app/routes.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { HeaderSearch } from '../search/HeaderSearch.tsx';
import { serviceStateOptions } from '../service/serviceQuery.ts';
import { registerHref } from '../session/registerHref.ts';
import { creditOptions } from '../wallet/creditQuery.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { hasSearchIcon, headerLinks } from './headerLinks.ts';
import { parentPath } from './parentPath.ts';
import { usePageTitle } from './usePageTitle.ts';

interface SiteHeaderProps {
  /** Null for an unknown address. */
  route: Route | null;
  /** What is searched for on the page. */
  term: string;
  onMenu: () => void;
  onMenuIntent: () => void;
}

/** The header of the page with what the site knows of the member. */
export function SiteHeader({ route, term, onMenu, onMenuIntent }: SiteHeaderProps) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone(route?.name === 'game-id-name');
  const services = useServices();
  const { account, operator } = services;
  // Asked elsewhere, once the first view stands; here it is only listened to.
  const service = useQuery({ ...serviceStateOptions(services), enabled: false });
  const mayRegister = service.data?.isRegisterOpen !== false;
  const credit = useQuery({ ...creditOptions(account), enabled: session !== null });
  const kind = route?.header ?? 'responsive';
  const links = headerLinks(route?.name);
  const parent = place.href(parentPath(place.pathname));
  return (
    <Header
      kind={kind === 'bare' ? 'start' : kind}
      logo={<BrandLogo />}
      homeHref={place.href('/')}
      title={usePageTitle()}
      backHref={parent}
      onBack={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          goBack(parent);
        }
      }}
      closeHref={links.close ? place.href('/') : null}
      member={
        session && {
          balance: credit.data ?? (credit.isError ? 'unknown' : null),
          onBalanceRetry: () => void credit.refetch(),
          depositHref:
            place.pathname === '/deposit' ? null : cashierHref(place, isPhone, 'deposit-tab'),
          historyHref: historyHref(place, isPhone),
        }
      }
      loginHref={links.login ? place.href('/login') : null}
      registerHref={links.register && mayRegister ? registerHref(operator, place) : null}
      onMenu={onMenu}
      onMenuIntent={onMenuIntent}
      search={<HeaderSearch term={term} wide />}
      searchHref={route && hasSearchIcon(route, session !== null) ? place.href('/search') : null}
    />
  );
}
