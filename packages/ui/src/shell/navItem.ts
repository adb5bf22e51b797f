import type { Glyph } from '../primitives/Icon/glyph.ts';
import * as glyphs from '../primitives/Icon/glyphs.ts';

/** The places of the site that a menu can name, and the icon of each. Words: `shell.nav.<name>`. */
export const NAV_ICONS = {
  home: glyphs.home,
  games: glyphs.games,
  favourite: glyphs.heart,
  recent: glyphs.clock,
  slot: glyphs.slots,
  casino: glyphs.casino,
  fishing: glyphs.fishing,
  lotto: glyphs.lotto,
  sport: glyphs.sport,
  deposit: glyphs.deposit,
  withdraw: glyphs.withdraw,
  history: glyphs.history,
  affiliate: glyphs.people,
  freespin: glyphs.gift,
  demo: glyphs.ticket,
  vip: glyphs.crown,
  promotion: glyphs.promotion,
  tournament: glyphs.trophy,
  help: glyphs.help,
  menu: glyphs.menu,
  login: glyphs.user,
  register: glyphs.plus,
  resetPassword: glyphs.key,
} as const satisfies Record<string, Glyph>;

export type NavName = keyof typeof NAV_ICONS;

/** One entry of a menu. */
export interface NavItem {
  /** Which place: gives icon and words. */
  readonly name: NavName;
  /** Address, with its language. */
  readonly href: string;
  /** True on the page that is shown. @default false */
  readonly current?: boolean;
  /** How many things wait there, in a badge; null while it is not known. @default none */
  readonly count?: number | null;
}
