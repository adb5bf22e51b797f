import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Searches for games by name: it filters characters while typing, and runs on Enter.',
  when: [
    'As the `search` of Header, on wide screens.',
    'As the `subheader` of AppFrame, on phone pages that start with a search.',
  ],
  whenNot: ['To filter a list on the page: TextField.'],
  anatomy: {
    input: 'The field.',
    key: 'The keyboard shortcut, on devices with a keyboard.',
    clear: 'Clears the field and keeps the focus in it.',
    hint: 'What is missing when the term is too short; it overlaps the page.',
  },
  keyboard: {
    '/': 'Focuses the field from anywhere on the page, if `shortcut` is set.',
    Enter: 'Searches, with at least three characters.',
    Escape: 'Closes the suggestions, then clears the field.',
  },
  words: ['The label says what is searched: “ค้นหาเกม” (Search games).'],
};
