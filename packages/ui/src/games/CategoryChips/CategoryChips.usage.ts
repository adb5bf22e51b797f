import type { Usage } from '../../private/usage.ts';

/** How CategoryChips is meant to be used. */
export const usage: Usage = {
  summary: 'The categories of games as a horizontally scrollable row.',
  when: [
    'In the lobby on a phone, below the banners, instead of the desktop sidebar.',
    'Above every list: all games first, then the categories, the popular lists last.',
  ],
  whenNot: [
    'For a filter of the list on the page: Chip, which is a button and not a link.',
    'For two to five views of the same content: Tabs.',
  ],
  anatomy: { chip: 'One category: a link; the current one is marked as the current page.' },
  keyboard: {
    Tab: 'Moves from category to category; the row scrolls along.',
    Enter: 'Opens the list of that category.',
  },
  words: ['One word each, as in the menu: “สล็อต” (Slots), “คาสิโน” (Casino).'],
};
