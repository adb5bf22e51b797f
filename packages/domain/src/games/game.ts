import { type Locale, shippedLocale } from '../text/locale.ts';

/** Kinds of games (section 2). */
export const GAME_TYPES = ['slot', 'casino', 'fishing', 'lotto', 'sport'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** The provider of a game. */
export interface GameProvider {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

/** A game as shown on a card. */
export interface Game {
  readonly id: string;
  /** `game_code` of the launch call; empty if the handle alone identifies the game. */
  readonly code: string;
  /** Path of the launch call, e.g. `/api/v3/member/game/launch`. */
  readonly handle: string;
  readonly type: GameType;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly provider: GameProvider;
  readonly image: string | null;
  /**
   * The two layers of the image next to each other: what is behind its figure, and the figure on a transparent ground. Missing
   * if the image has none.
   */
  readonly imageLayers?: string;
  /** `#rrggbb` placeholder colour of the picture; null if unknown. */
  readonly color: string | null;
  readonly hot: boolean;
  readonly isNew: boolean;
  readonly freeSpin: boolean;
  readonly favourite: boolean;
  readonly recent: boolean;
  /** False if the game cannot be started. */
  readonly available: boolean;
  /** Return to player in percent; null if the list does not contain it. */
  readonly rtp: number | null;
  /** True if a demo with play money is available without a session. */
  readonly demo: boolean;
}

/** A provider with games of one type, as listed on the game pages. */
export interface GameCategory {
  readonly id: string;
  readonly code: string;
  readonly type: GameType;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly image: string | null;
  /** False if none of its games can be started: it is in maintenance, or not offered to this member. */
  readonly enabled: boolean;
  /** True if it is not offered to this member. */
  readonly disabled: boolean;
}

/** Orders by a figure of today or of the last days, the largest first. The site sorts by them; the API does not know them. */
export const FIGURE_SORTS = ['rtpToday', 'popularToday', 'bigWin'] as const;
export type FigureSort = (typeof FIGURE_SORTS)[number];

/** Sort options of section 2 (Default, New games, Hit games, Freespin games, A-Z), and those by a figure. */
export const GAME_SORTS = ['default', 'new', 'hot', 'freespin', ...FIGURE_SORTS, 'az'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/**
 * Name of a game or category in the language of the page; in one that has no names in the main language of the site, then
 * in English; without that name, the other one.
 *
 * @param locale BCP 47 tag of the page
 * @param main of the site
 */
export function gameName(
  game: { nameTh: string; nameEn: string },
  locale: Locale,
  main: Locale = 'en',
): string {
  const isEnglish = shippedLocale(locale, main) === 'en';
  return (isEnglish ? game.nameEn : game.nameTh) || game.nameEn || game.nameTh;
}
