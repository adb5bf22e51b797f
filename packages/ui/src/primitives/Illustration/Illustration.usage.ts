import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A drawing in the colours of the theme.',
  when: ['In an EmptyState or an ErrorState that is a whole page or tab.'],
  whenNot: [
    'In a card, a list or a dialog: use the icon of EmptyState and ErrorState.',
    'As the only carrier of a message: it is hidden from screen readers.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'rabbit: no favourites. owl: no search result. kite: no connection. boat: no such page. lamp: a failure. chest: nothing yet.',
  ],
};
