import { type GameActions, type GameMarks, STILL_MARKS } from './gameActions.ts';

/** What can be done with a game in a story: it leads to a place of the same page. */
export const storyActions: GameActions = { playHref: ({ code }) => `#${code}` };

/** With all that a card can offer: heart, demo, and where one reads about the game. */
export const favouriteActions: GameActions = {
  ...storyActions,
  infoHref: ({ code }) => `#about-${code}`,
  demoHref: ({ code, demo }) => (demo ? `#${code}-demo` : null),
  onFavouriteChange: () => undefined,
};

/** Marks that do not change. */
export function storyMarks(marks: Partial<GameMarks>): GameMarks {
  return { ...STILL_MARKS, ...marks };
}
