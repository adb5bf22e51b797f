import type { Usage } from '../../private/usage.ts';

/** How CategoryChips is meant to be used. */
export const usage: Usage = {
  summary: 'The kinds of games as a row that a thumb can push.',
  when: [
    'On the lobby of a phone, below the banners, where the sidebar of a desktop is not.',
    'Above every list, with all games first and what is talked about last.',
  ],
  whenNot: [
    'For a filter of the list on the page: Chip, which is a button and not a link.',
    'For two to four views of one thing: SegmentedControl or Tabs.',
  ],
  anatomy: { chip: 'One kind: a link; the current one is marked as the current page.' },
  keyboard: {
    Tab: 'Goes from kind to kind; the row follows.',
    Enter: 'Opens the list of that kind.',
  },
  words: ['One word each, as the menu says it: “สล็อต” (Slots), “คาสิโน” (Casino).'],
};
