/** Entries of the menu beside games and cashier, in their usual order. */
export const MENU_ENTRIES = ['freespin', 'demo', 'vip', 'promotion', 'tournament', 'help'] as const;

/** Kinds of games, in their usual order. */
export const GAME_ENTRIES = ['casino', 'slot', 'fishing', 'lotto', 'sport'] as const;

/** One entry of the menu. */
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/** One kind of games. */
export type GameEntry = (typeof GAME_ENTRIES)[number];
