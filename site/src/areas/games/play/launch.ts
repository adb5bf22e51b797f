import type { Game, LaunchState, LaunchWay, Locale } from '@brand/domain';

/** A game that is to be opened. */
export interface LaunchOrder {
  readonly game: Game;
  /** With play money, which needs no session and leaves no trace. */
  readonly isDemo: boolean;
  readonly way: LaunchWay;
  readonly locale: Locale;
  /** Who shows what becomes of it: a dialog over the cards, or the page of the game. */
  readonly from: 'card' | 'page';
  /** A window that the press has opened already; null where the browser let none. @default one is opened */
  readonly tab?: Window | null | undefined;
}

/** What is being opened, and how far it is. */
export interface Launch {
  readonly order: LaunchOrder | null;
  readonly state: LaunchState;
}
