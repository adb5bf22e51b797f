import type { Game, LaunchState, LaunchWay, Locale } from '@brand/domain';

/** A game to open. */
export interface LaunchOrder {
  readonly game: Game;
  /** With play money, which needs no session and is not recorded. */
  readonly isDemo: boolean;
  readonly way: LaunchWay;
  readonly locale: Locale;
  /** Where its result is shown: a dialog above the cards, or the game page. */
  readonly from: 'card' | 'page';
  /** A window that the press has opened. Null if the browser blocked it. @default one is opened */
  readonly tab?: Window | null | undefined;
}

/** The game that is being opened, and its progress. */
export interface Launch {
  readonly order: LaunchOrder | null;
  readonly state: LaunchState;
}
