import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Games that are found while one types, with the part of the name that was found; before that what was searched for lately and what is popular.',
  when: [
    'As the child of SearchField, on wide screens: it hangs from the field.',
    'In the page of the search with `inPage`, on a phone: the page is the panel.',
  ],
  whenNot: ['For all that was found: take GameGrid.'],
  anatomy: {
    loading: 'The games are on their way.',
    failed: 'They could not be fetched; Enter still searches.',
    recent: 'Searches for a term again.',
    'remove-recent': 'Forgets it.',
    'clear-recents': 'Forgets all of them.',
    meant: 'The term that the same keys write on the other keyboard layout.',
    game: 'Leads into the game; its names in both languages, the found part marked.',
    all: 'Leads to everything that is found.',
    none: 'Nothing is found, and what to try.',
  },
  keyboard: {
    '↓ ↑': 'From suggestion to suggestion; after the last one the field.',
    'Home End': 'The first and the last, once a suggestion is chosen.',
    Enter: 'Opens what is chosen; without a choice the field searches.',
    Escape: 'Back to the field, then closes.',
  },
  words: [
    'The focus never leaves the field, so that one can type on.',
    'How many games are found is said politely, each time the answer changes.',
  ],
};
