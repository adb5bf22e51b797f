import type { Usage } from '../../private/usage.ts';

/** How GameSortSelect is meant to be used. */
export const usage: Usage = {
  summary: 'The order of a list of games, as a native list.',
  when: ['Where a list needs an order but no filters: search results.'],
  whenNot: ['Above a list with filters: ListTools contains it.'],
  anatomy: {},
  keyboard: { 'Arrow up, Arrow down': 'Change the order.' },
  words: [
    'Name an order by what comes first: “มาใหม่ก่อน” (New first), “RTP วันนี้” (RTP today).',
    'Explain an order by a figure in one line next to it: the time span, and whose figure it is.',
  ],
};
