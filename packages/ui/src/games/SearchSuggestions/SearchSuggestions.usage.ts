import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Matching games while typing, with the match highlighted in the name. Before that, recent searches and popular games.',
  when: [
    'As the child of SearchField on wide screens: a panel below the field.',
    'On the search page of a phone with `inPage`: the page is the panel.',
  ],
  whenNot: ['For all results: GameGrid.'],
  anatomy: {
    loading: 'The games are loading.',
    failed: 'The games could not be loaded; Enter still searches.',
    recent: 'Searches for a recent term again.',
    'remove-recent': 'Removes the recent term.',
    'clear-recents': 'Removes all recent terms.',
    meant: 'The term that the same keys produce on the other keyboard layout.',
    game: 'Opens the game; shows its names in both languages with the match highlighted.',
    all: 'Opens all results.',
    none: 'The message that nothing was found, with an alternative.',
  },
  keyboard: {
    '↓ ↑': 'Move from suggestion to suggestion, and from the last one to the field.',
    'Home End': 'The first and the last suggestion, if one is active.',
    Enter: 'Opens the active suggestion; if none is active, the field searches.',
    Escape: 'Back to the field, then closes.',
  },
  words: [
    'The focus never leaves the field, so that typing can continue.',
    'The number of matches is announced politely when the results change.',
  ],
};
