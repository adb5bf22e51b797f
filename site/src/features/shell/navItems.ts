import { GAME_TYPES } from '@brand/domain';
import type { NavItem, NavName, SidebarGroup } from '@brand/ui';
import type { Place } from '../../app/navigation.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';

function item(place: Place, name: NavName, path: string): NavItem {
  return { name, href: place.href(path), current: place.pathname === path };
}

function gameItems(place: Place): NavItem[] {
  return GAME_TYPES.map((type) => item(place, type, `/list/${type}`));
}

/** The menu of one who is not logged in. */
export function visitorGroups(place: Place): SidebarGroup[] {
  return [
    { name: 'main', items: [item(place, 'home', '/')] },
    { name: 'games', items: gameItems(place) },
    { name: 'account', items: [item(place, 'login', '/login')] },
  ];
}

/** The menu of a member. */
export function memberGroups(place: Place, isPhone: boolean): SidebarGroup[] {
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

/** The bar at the bottom of a phone; deposit stands raised in the middle. */
export function tabItems(place: Place): NavItem[] {
  return [
    item(place, 'home', '/'),
    { name: 'games', href: place.href('/list/slot'), current: place.pathname.startsWith('/list') },
    item(place, 'deposit', '/deposit'),
    item(place, 'history', '/history'),
    item(place, 'menu', '/menu'),
  ];
}
