import { GAME_TYPES } from '@brand/domain';
import {
  AppFrame,
  Footer,
  Header,
  Logo,
  type NavItem,
  type NavName,
  Sidebar,
  type SidebarGroup,
  TabBar,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../app/useIsPhone.ts';
import { localePath } from '../../app/locale.ts';
import { matchRoute } from '../../app/matchRoute.ts';
import { type Place, usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { creditOptions } from '../wallet/creditQuery.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';
import { useIdlePreload } from './useIdlePreload.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Header, sidebar, tab bar and footer around the page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const place = usePlace();
  const { config } = useServices();
  const isPhone = useIsPhone();
  const [folded, setFolded] = useState(false);
  const route = matchRoute(place.pathname)?.route ?? null;
  const title = usePageTitle(route);
  useIdlePreload();

  return (
    <AppFrame
      folded={folded}
      header={
        <SiteHeader
          title={route?.header === 'title' ? title : undefined}
          onLogin={route?.name === 'login'}
          onMenu={() => (isPhone ? place.go('/menu') : setFolded((value) => !value))}
        />
      }
      sidebar={<SiteMenu />}
      tabBar={<TabBar items={tabItems(place)} />}
      footer={<Footer name={config.brand.name} />}
    >
      {children}
    </AppFrame>
  );
}

interface SiteHeaderProps {
  title: string | undefined;
  /** On the login page there is nothing to log in from. */
  onLogin: boolean;
  onMenu: () => void;
}

function SiteHeader({ title, onLogin, onMenu }: SiteHeaderProps) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const { account, config } = useServices();
  const { data: balance } = useQuery({ ...creditOptions(account), enabled: session !== null });
  return (
    <Header
      logo={<Logo name={config.brand.name} />}
      homeHref={place.href('/')}
      member={
        session && {
          balance: balance ?? null,
          depositHref:
            place.pathname === '/deposit' ? null : cashierHref(place, isPhone, 'deposit-tab'),
          historyHref: historyHref(place, isPhone),
        }
      }
      loginHref={onLogin ? null : place.href('/login')}
      {...(title !== undefined && { title })}
      onMenu={onMenu}
    />
  );
}

/** The menu of the site, beside every page and on the menu page. */
export function SiteMenu({ placement = 'place' }: { placement?: 'place' | 'drawer' }) {
  const place = usePlace();
  const session = useSession();
  const isPhone = useIsPhone();
  const { account } = useServices();
  const other = place.locale === 'th' ? 'en' : 'th';
  return (
    <Sidebar
      placement={placement}
      groups={session ? memberGroups(place, isPhone) : visitorGroups(place)}
      otherLanguage={{ locale: other, href: localePath(other, place.pathname + place.search) }}
      onLogout={session ? () => void account().then(({ logout }) => logout()) : undefined}
    />
  );
}

function item(place: Place, name: NavName, path: string): NavItem {
  return { name, href: place.href(path), current: place.pathname === path };
}

function gameItems(place: Place): NavItem[] {
  return GAME_TYPES.map((type) => item(place, type, `/list/${type}`));
}

function visitorGroups(place: Place): SidebarGroup[] {
  return [
    { name: 'main', items: [item(place, 'home', '/')] },
    { name: 'games', items: gameItems(place) },
    { name: 'account', items: [item(place, 'login', '/login')] },
  ];
}

function memberGroups(place: Place, isPhone: boolean): SidebarGroup[] {
  const wallet: NavItem[] = [
    {
      name: 'deposit',
      href: cashierHref(place, isPhone, 'deposit-tab'),
      current: place.pathname === '/deposit',
    },
    {
      name: 'withdraw',
      href: cashierHref(place, isPhone, 'withdraw-tab'),
      current: place.pathname === '/withdraw',
    },
    { name: 'history', href: historyHref(place, isPhone), current: place.pathname === '/history' },
  ];
  return [
    { name: 'main', items: [item(place, 'home', '/')] },
    { name: 'games', items: gameItems(place) },
    { name: 'wallet', items: wallet },
  ];
}

function tabItems(place: Place): NavItem[] {
  return [
    item(place, 'home', '/'),
    { name: 'games', href: place.href('/list/slot'), current: place.pathname.startsWith('/list') },
    item(place, 'deposit', '/deposit'),
    item(place, 'history', '/history'),
    item(place, 'menu', '/menu'),
  ];
}
