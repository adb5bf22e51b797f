import type { Usage } from '../../private/usage.ts';

/** How ActiveFilters is meant to be used. */
export const usage: Usage = {
  summary: 'The active filters of a list, each removed with a press.',
  when: ['Between ListTools and the games, while a filter is active.'],
  whenNot: ['To select filters: GameFilters.'],
  anatomy: { chip: 'One filter; a press removes it.' },
  keyboard: {
    Tab: 'Moves from filter to filter, then to clear.',
    'Enter, Space': 'Remove the filter; the focus moves to the next one.',
  },
  words: [
    'A filter has no heading here, so include the facet: “ความผันผวน สูง” (Volatility: High). A provider or a type needs only its name.',
  ],
};
