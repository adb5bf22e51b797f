import type { Game } from '@brand/domain';
import type { MouseEvent } from 'react';

/** What changes on a card while it stands. Each card reads its own share, so that a change draws one card of any number. */
export interface GameMarks {
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the heart is filled. */
  readonly isFavourite: (game: Game) => boolean;
  /** Whether the game is being opened. */
  readonly isLaunching: (game: Game) => boolean;
  /** Whether its maker is closed, where the game itself does not say so. @default by the game alone */
  readonly isClosed?: (game: Game) => boolean;
}

/** What can be done with a game from its card. One and the same object for every card: another one draws them all again. */
export interface GameActions {
  /** Where the card leads: to where the game is played. */
  readonly playHref: (game: Game) => string;
  /** What the card says that it does; `demo` where `playHref` leads to play money. @default 'play' */
  readonly word?: 'play' | 'demo';
  /** Where it is read about. @default nowhere */
  readonly infoHref?: (game: Game) => string;
  /** Where it is tried with play money; null where it cannot be. @default nowhere */
  readonly demoHref?: (game: Game) => string | null;
  /** Before the link to play is followed; prevent the event to do something else instead. @default nothing */
  readonly onPlay?: (game: Game, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Draws the heart; called with the new state. @default no heart */
  readonly onFavouriteChange?: (game: Game, favourite: boolean) => void;
  /** @default the heart is as the game itself says, and nothing is being opened */
  readonly marks?: GameMarks;
}

/** Marks of games of which nothing but themselves is known. */
export const STILL_MARKS: GameMarks = {
  subscribe: () => () => undefined,
  isFavourite: ({ favourite }) => favourite,
  isLaunching: () => false,
};
