import { type GameActions, type GameMarks, STILL_MARKS } from './gameActions.ts';

/** Actions of a game in a story: they link to anchors of the same page. */
export const storyActions: GameActions = { playHref: ({ code }) => `#${code}` };

/** All optional actions of a card: favourite button, demo and details. */
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
