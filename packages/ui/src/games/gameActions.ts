import type { Game } from '@brand/domain';
import type { MouseEvent, ReactNode } from 'react';

/**
 * State that changes while a card is mounted. Each card subscribes to its own state, so that a change re-renders only that
 * card.
 */
export interface GameMarks {
  /** @returns an unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the game is a favourite. */
  readonly isFavourite: (game: Game) => boolean;
  /** Whether the game is launching. */
  readonly isLaunching: (game: Game) => boolean;
  /** Whether its provider is closed, if the game itself does not say so. @default by the game alone */
  readonly isClosed?: (game: Game) => boolean;
}

/** Actions of a game card. Use the same object for every card: another object re-renders all of them. */
export interface GameActions {
  /** Returns the URL to play the game, the link of the card. */
  readonly playHref: (game: Game) => string;
  /** Label of the card: `demo` if `playHref` links to play money. @default 'play' */
  readonly word?: 'play' | 'demo';
  /** Returns the URL of the details page. @default none */
  readonly infoHref?: (game: Game) => string;
  /** Returns the URL of the demo. Null if there is none. @default none */
  readonly demoHref?: (game: Game) => string | null;
  /**
   * What is shown in place of the provider: the figure that orders the list, or the pool that the game plays for. Null keeps the
   * provider. @default the provider
   */
  readonly caption?: (game: Game) => ReactNode;
  /** Called before the link to play is followed. Prevent the event to do something else. @default nothing */
  readonly onPlay?: (game: Game, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called with the new favourite state. If omitted, the favourite button is not shown. @default no button */
  readonly onFavouriteChange?: (game: Game, favourite: boolean) => void;
  /** @default the favourite state of the game itself, and no game is launching */
  readonly marks?: GameMarks;
}

/** Default marks, based only on the game. */
export const STILL_MARKS: GameMarks = {
  subscribe: () => () => undefined,
  isFavourite: ({ favourite }) => favourite,
  isLaunching: () => false,
};
