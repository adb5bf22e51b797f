import type { Glyph } from '../primitives/Icon/glyph.ts';
import * as glyphs from '../primitives/Icon/shellGlyphs.ts';

/** The places of the site for menus, with their icons. Labels: `shell.nav.<name>`. */
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
  missions: glyphs.checklist,
  help: glyphs.help,
  menu: glyphs.menu,
  login: glyphs.user,
  register: glyphs.plus,
  resetPassword: glyphs.key,
} as const satisfies Record<string, Glyph>;

export type NavName = keyof typeof NAV_ICONS;

/** One entry of a menu. */
export interface NavItem {
  /** The place; it sets icon and label. */
  readonly name: NavName;
  /** Address, including the language. */
  readonly href: string;
  /** True on the current page. @default false */
  readonly current?: boolean;
  /** Number of pending items there, as a badge; null while it is unknown. @default none */
  readonly count?: number | null;
}
