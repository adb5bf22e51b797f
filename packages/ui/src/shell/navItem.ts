import type { IconName } from '../primitives/Icon/icons.ts';

/** The places of the site that a menu can name, and the icon of each. Words: `shell.nav.<name>`. */
export const NAV_ICONS = {
  home: 'home',
  games: 'games',
  slot: 'slots',
  casino: 'casino',
  fishing: 'fishing',
  lotto: 'lotto',
  sport: 'sport',
  deposit: 'deposit',
  withdraw: 'withdraw',
  history: 'history',
  menu: 'menu',
  login: 'user',
  register: 'plus',
} as const satisfies Record<string, IconName>;

export type NavName = keyof typeof NAV_ICONS;

/** One entry of a menu. */
export interface NavItem {
  /** Which place: gives icon and words. */
  readonly name: NavName;
  /** Address, with its language. */
  readonly href: string;
  /** True on the page that is shown. @default false */
  readonly current?: boolean;
}
