/** Menu entries other than games and cashier, in default order. */
export const MENU_ENTRIES = [
  'freespin',
  'demo',
  'vip',
  'promotion',
  'missions',
  'tournament',
  'help',
] as const;

/** Game types, in default order. */
export const GAME_ENTRIES = ['casino', 'slot', 'fishing', 'lotto', 'sport'] as const;

/** One menu entry. */
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/** One game type. */
export type GameEntry = (typeof GAME_ENTRIES)[number];
