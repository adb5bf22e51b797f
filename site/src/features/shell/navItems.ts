import type { GameEntry } from '@brand/operator';
import type { NavItem, NavName, SidebarGroup } from '@brand/ui';
import type { Place } from '../../app/navigation.ts';
import { cashierHref, historyHref } from '../wallet/walletHref.ts';

function item(place: Place, name: NavName, path: string): NavItem {
  return { name, href: place.href(path), current: place.pathname === path };
}

function gameItems(place: Place, games: readonly GameEntry[]): NavItem[] {
  return games.map((type) => item(place, type, `/list/${type}`));
}

/** The menu of one who is not logged in. `games` is the operator's list. */
export function visitorGroups(place: Place, games: readonly GameEntry[]): SidebarGroup[] {
  return [
    { name: 'main', items: [item(place, 'home', '/')] },
    { name: 'games', items: gameItems(place, games) },
    { name: 'account', items: [item(place, 'login', '/login')] },
  ];
}

/** The menu of a member. `games` is the operator's list. */
export function memberGroups(
  place: Place,
  games: readonly GameEntry[],
  isPhone: boolean,
): SidebarGroup[] {
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
    { name: 'games', items: gameItems(place, games) },
    { name: 'wallet', items: wallet },
  ];
}

/** The bar at the bottom of a phone; deposit stands raised in the middle. */
export function tabItems(place: Place, games: readonly GameEntry[]): NavItem[] {
  const first = games.includes('slot') ? 'slot' : (games[0] ?? 'hot');
  return [
    item(place, 'home', '/'),
    {
      name: 'games',
      href: place.href(`/list/${first}`),
      current: place.pathname.startsWith('/list'),
    },
    item(place, 'deposit', '/deposit'),
    item(place, 'history', '/history'),
    item(place, 'menu', '/menu'),
  ];
}
