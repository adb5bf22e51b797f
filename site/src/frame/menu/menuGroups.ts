import type { Operator } from '@brand/operator';
import type { NavItem, NavName, SidebarGroup } from '@brand/ui';
import type { GameCounts } from '@brand/domain';
import type { Place } from '../../routing/navigation.ts';
import { registerHref } from '../../member/registerHref.ts';
import { withReturn } from '../../member/returnHref.ts';
import { cashierHref, historyHref } from '../../member/wallet/walletHref.ts';

/** Operator settings that decide the menus. */
export type MenuOperator = Pick<Operator, 'menus' | 'features' | 'hideaff' | 'registration'>;

/** An entry that links to a page. It is marked on that page and its subpages. */
function item(place: Place, name: NavName, path = `/${name}`): NavItem {
  const { pathname } = place;
  return {
    name,
    href: place.href(path),
    current: pathname === path || pathname.startsWith(`${path}/`),
  };
}

/** Game types (section 2, Game menu). */
export function gameItems(place: Place, { menus }: MenuOperator): NavItem[] {
  return menus.games.map((type) => item(place, type, `/list/${type}`));
}

/**
 * The other menu (section 2, Menus), without features that the operator has switched off. `toCollect` is the number of
 * rewards to collect; null while it is unknown.
 */
export function moreItems(
  place: Place,
  { menus, features }: MenuOperator,
  toCollect: number | null = null,
): NavItem[] {
  const on = { ...features, promotion: features.promotions, freespin: true };
  return menus.more
    .filter((name) => on[name])
    .map((name) => ({
      ...item(place, name, name === 'freespin' ? '/list/freespin' : undefined),
      ...(name === 'missions' && { count: toCollect }),
    }));
}

/** The member's own lists, with the number of games in each. */
export function ownItems(
  place: Place,
  { features }: MenuOperator,
  counts: GameCounts | undefined,
): NavItem[] {
  if (!features.favourites) return [];
  return [
    { ...item(place, 'favourite', '/list/favourite'), count: counts?.favourites ?? null },
    { ...item(place, 'recent', '/list/recent'), count: counts?.recents ?? null },
  ];
}

/** The wallet and the member's income (section 2, Member menu). */
export function walletItems(place: Place, { hideaff }: MenuOperator, isPhone: boolean): NavItem[] {
  return [
    { ...item(place, 'deposit'), href: cashierHref(place, isPhone, 'deposit-tab') },
    { ...item(place, 'withdraw'), href: cashierHref(place, isPhone, 'withdraw-tab') },
    { ...item(place, 'history'), href: historyHref(place, isPhone) },
    ...(hideaff ? [] : [item(place, 'affiliate')]),
  ];
}

/** The menu of a visitor. */
export function visitorGroups(place: Place, operator: MenuOperator): SidebarGroup[] {
  const register = registerHref(operator, place);
  const login = place.href(withReturn(place, '/login'));
  const join = register === null ? [] : [{ ...item(place, 'register'), href: register }];
  return [
    { name: 'main', items: [item(place, 'home', '/')] },
    { name: 'games', items: gameItems(place, operator) },
    { name: 'more', items: moreItems(place, operator) },
    { name: 'account', items: [{ ...item(place, 'login'), href: login }, ...join] },
  ];
}

/** The menu of a member. Counts are shown once they are known. `toCollect` is the number of rewards to collect. */
export function memberGroups(
  place: Place,
  operator: MenuOperator,
  isPhone: boolean,
  counts: GameCounts | undefined,
  toCollect: number | null,
): SidebarGroup[] {
  return [
    { name: 'main', items: [item(place, 'home', '/'), ...ownItems(place, operator, counts)] },
    { name: 'wallet', items: walletItems(place, operator, isPhone) },
    { name: 'games', items: gameItems(place, operator) },
    { name: 'more', items: moreItems(place, operator, toCollect) },
    { name: 'account', items: [item(place, 'resetPassword')] },
  ];
}
