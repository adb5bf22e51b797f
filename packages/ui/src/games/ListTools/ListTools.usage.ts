import type { Usage } from '../../private/usage.ts';

/** How ListTools is meant to be used. */
export const usage: Usage = {
  summary: 'How many games a list has, in which order, and the way to its filters.',
  when: ['Above every GameGrid that a person looks for a game in.'],
  whenNot: [
    'Above a rail, which is a taste of a list.',
    'Above a table: DataTable sorts by its heads.',
  ],
  anatomy: {
    count:
      'How many are shown; read aloud when it changes. While games are missing it says so and counts nothing.',
    sort: 'The order, by the list of the device.',
    filter: 'Opens and closes the filters, with the number of those that are chosen.',
  },
  keyboard: {
    Tab: 'Goes from the order to the filters.',
    'Arrow up, Arrow down': 'Change the order.',
    'Enter, Space': 'Open and close the filters.',
  },
  words: ['An order is what comes first: “มาใหม่ก่อน” (New first), “ก–ฮ” (A–Z).'],
};
