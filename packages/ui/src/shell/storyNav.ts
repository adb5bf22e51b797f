import { GAME_TYPES } from '@brand/domain';

import type { NavItem, NavName } from './navItem.ts';
import type { SidebarGroup } from './Sidebar/Sidebar.tsx';

/** Entries that lead nowhere, for stories and tests; the named one is the page that is shown. */
export function storyItems(names: readonly NavName[], current: NavName | null = null): NavItem[] {
  return names.map((name) => ({ name, href: `#${name}`, current: name === current }));
}

/** The kinds of games. */
export const storyKinds = (current: NavName | null = null): NavItem[] =>
  storyItems(GAME_TYPES, current);

/** The five places of the tab bar of a phone. */
export const storyTabs = (current: NavName | null = 'home'): NavItem[] =>
  storyItems(['home', 'games', 'deposit', 'history', 'menu'], current);

/** The menu of a member. */
export const memberMenu = (current: NavName | null = 'home'): SidebarGroup[] => [
  { name: 'main', items: storyItems(['home'], current) },
  { name: 'games', items: storyKinds(current) },
  { name: 'wallet', items: storyItems(['deposit', 'withdraw', 'history'], current) },
];

/** The menu of a visitor. */
export const visitorMenu = (current: NavName | null = 'home'): SidebarGroup[] => [
  { name: 'main', items: storyItems(['home'], current) },
  { name: 'games', items: storyKinds(current) },
  { name: 'account', items: storyItems(['login'], current) },
];
