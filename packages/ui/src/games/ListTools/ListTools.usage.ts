import type { Usage } from '../../private/usage.ts';

/** How ListTools is meant to be used. */
export const usage: Usage = {
  summary: 'Number of games, sort order and filter button of a list.',
  when: ['Above every GameGrid in which a visitor looks for a game.'],
  whenNot: [
    'Above a rail, which is a preview of a list.',
    'Above a table: DataTable sorts by its column headers.',
  ],
  anatomy: {
    count:
      'The number of visible games, announced when it changes. While games are missing it shows that state and no count.',
    sort: 'The order, as a native list.',
    filter: 'Opens and closes the filters, with the number of active filters.',
  },
  keyboard: {
    Tab: 'Moves from the order to the filters.',
    'Arrow up, Arrow down': 'Change the order.',
    'Enter, Space': 'Open and close the filters.',
  },
  words: ['Name an order by what comes first: “มาใหม่ก่อน” (New first), “ก–ฮ” (A–Z).'],
};
