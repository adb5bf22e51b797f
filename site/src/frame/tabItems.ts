import type { Operator } from '@brand/operator';
import type { NavItem, NavName } from '@brand/ui';
import type { Place } from '../routing/navigation.ts';

/** The pages of each tab, by the start of their path. */
const PLACES: Partial<Record<NavName, RegExp>> = {
  home: /^\/$/,
  games: /^\/(?:list|search|game|demo|favourite)/,
  deposit: /^\/deposit/,
  promotion: /^\/(?:promotion|bonus|event|(?:slot-)?tournament)/,
  history: /^\/history/,
  menu: /^\/(?:menu|notices|profile|limits|resetPassword|affiliate|vip|help)/,
};

/** The tab bar of a phone, with the deposit in the middle. No tab is marked at an address that is not found. */
export function tabItems(
  place: Pick<Place, 'pathname' | 'href'>,
  { menus, features }: Pick<Operator, 'menus' | 'features'>,
  found: boolean,
): NavItem[] {
  const first = menus.games.includes('slot') ? 'slot' : (menus.games[0] ?? 'hot');
  const tabs: readonly (readonly [NavName, string])[] = [
    ['home', '/'],
    ['games', `/list/${first}`],
    ['deposit', '/deposit'],
    features.promotions ? ['promotion', '/promotion'] : ['history', '/history'],
    ['menu', '/menu'],
  ];
  return tabs.map(([name, path]) => ({
    name,
    href: place.href(path),
    current: found && PLACES[name]?.test(place.pathname) === true,
  }));
}
