import type { GameActions, GameMarks } from './gameActions.ts';

/** What can be done with a game in a story: it leads to a place of the same page. */
export const storyActions: GameActions = { playHref: ({ code }) => `#${code}` };

/** With hearts and demos besides. */
export const heartActions: GameActions = {
  ...storyActions,
  demoHref: ({ code }) => `#${code}-demo`,
  onFavouriteChange: () => undefined,
};

/** Marks that do not change. */
export function storyMarks(marks: Partial<GameMarks>): GameMarks {
  return {
    subscribe: () => () => undefined,
    isFavourite: ({ favourite }) => favourite,
    isLaunching: () => false,
    ...marks,
  };
}
