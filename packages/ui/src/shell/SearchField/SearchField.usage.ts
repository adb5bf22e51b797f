import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary:
    'Looks for games by name: it keeps out what cannot be searched for while one types, and runs at Enter.',
  when: [
    'As the `search` of Header, on wide screens.',
    'As the `subheader` of AppFrame, on the pages of a phone that begin with a search.',
  ],
  whenNot: ['To narrow a list that is on the page already: take TextField.'],
  anatomy: {
    input: 'The field.',
    key: 'The key that leads here, on devices with a keyboard.',
    clear: 'Empties the field and leaves the focus in it.',
    hint: 'What is missing when the word is too short; it lies over the page.',
  },
  keyboard: {
    '/': 'Brings the focus here from anywhere on the page, where `shortcut` is set.',
    Enter: 'Searches, from three characters on.',
    Escape: 'Closes the suggestions, then empties the field.',
  },
  words: ['The label says what is found: “ค้นหาเกม” (Search games).'],
};
