import { GAME_TYPES, type Locale } from '@brand/domain';

import type { LanguageLink } from './LanguageChoice/LanguageChoice.tsx';
import type { NavItem, NavName } from './navItem.ts';
import type { SidebarGroup } from './Sidebar/Sidebar.tsx';

/** Entries without real target, for stories and tests; the named one is the current page. */
export function storyItems(names: readonly NavName[], current: NavName | null = null): NavItem[] {
  return names.map((name) => ({ name, href: `#${name}`, current: name === current }));
}

/** Game categories. */
export const storyKinds = (current: NavName | null = null): NavItem[] =>
  storyItems(GAME_TYPES, current);

/** The five entries of the tab bar of a phone. */
export const storyTabs = (current: NavName | null = 'home'): NavItem[] =>
  storyItems(['home', 'games', 'deposit', 'promotion', 'menu'], current);

/** The menu besides games and wallet. */
export const storyMore = (current: NavName | null = null): NavItem[] =>
  storyItems(['freespin', 'demo', 'vip', 'promotion', 'tournament', 'help'], current);

/** The lists of a member, with the number of games in each. */
export const storyOwnLists = (current: NavName | null = null): NavItem[] =>
  storyItems(['favourite', 'recent'], current).map((item, at) => ({
    ...item,
    count: [12, 148][at]!,
  }));

/** This page in both languages. */
export const storyLanguages = (shown: Locale): LanguageLink[] =>
  (['th', 'en'] as const).map((locale) => ({
    locale,
    href: `#${locale}`,
    current: locale === shown,
  }));

/** The menu of a member. */
export const memberMenu = (current: NavName | null = 'home'): SidebarGroup[] => [
  { name: 'main', items: [...storyItems(['home'], current), ...storyOwnLists(current)] },
  { name: 'wallet', items: storyItems(['deposit', 'withdraw', 'history', 'affiliate'], current) },
  { name: 'games', items: storyKinds(current) },
  { name: 'more', items: storyMore(current) },
  { name: 'account', items: storyItems(['resetPassword'], current) },
];

/** The menu of a visitor on the home page. */
export const visitorMenu = (): SidebarGroup[] => [
  { name: 'main', items: storyItems(['home'], 'home') },
  { name: 'games', items: storyKinds() },
  { name: 'more', items: storyMore() },
  { name: 'account', items: storyItems(['login', 'register']) },
];
