import { Header } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { goBack } from '../../routing/goBack.ts';
import { isPlainClick } from '../../routing/isPlainClick.ts';
import { usePlace } from '../../routing/navigation.ts';
import { wallet } from '../frameParts.ts';
import type { Route } from '../../routing/routes.ts';
import { useServices, useSession } from '../../member/services.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import { HeaderSearch } from '../../areas/games/search/HeaderSearch.tsx';
import { serviceStateOptions } from '../../member/service/serviceQuery.ts';
import { registerHref } from '../../member/registerHref.ts';
import { withReturn } from '../../member/returnHref.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import { hasSearchIcon, headerLinks } from './headerLinks.ts';
import { parentPath } from './parentPath.ts';
import { usePageTitle } from '../../document/usePageTitle.ts';

interface SiteHeaderProps {
  /** Null for an unknown address. */
  route: Route | null;
  /** The search term of the page. */
  term: string;
  /** Whether the drawer is open, or the sidebar unfolded. Undefined before hydration. */
  menuExpanded: boolean | undefined;
  onMenu: () => void;
  onMenuIntent: () => void;
}

/** The header of the page with the data of the member. */
export function SiteHeader({ route, term, menuExpanded, onMenu, onMenuIntent }: SiteHeaderProps) {
  const place = usePlace();
  const session = useSession();
  const services = useServices();
  const { operator } = services;
  // The request is made elsewhere, after the initial view; this is only a subscription.
  const service = useQuery({ ...serviceStateOptions(services), enabled: false });
  const mayRegister = service.data?.isRegisterOpen !== false;
  const Wallet = useLazyModule(wallet, session !== null);
  // An unknown address has its name in the page alone: in the header of a phone it would need two lines.
  const kind = route?.header ?? 'home';
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
      wallet={session && (Wallet ? createElement(Wallet) : '')}
      loginHref={links.login ? place.href(withReturn(place, '/login')) : null}
      registerHref={links.register && mayRegister ? registerHref(operator, place) : null}
      menuExpanded={menuExpanded}
      onMenu={onMenu}
      onMenuIntent={onMenuIntent}
      search={<HeaderSearch term={term} wide />}
      searchHref={route && hasSearchIcon(route, session !== null) ? place.href('/search') : null}
    />
  );
}
