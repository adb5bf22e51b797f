import type { Usage } from '../../private/usage.ts';

/** How GameFilters is meant to be used. */
export const usage: Usage = {
  summary: 'The available filters of a list of games, with the number of games of each choice.',
  when: [
    'In a column next to the games, where each choice takes effect immediately.',
    'In GameFiltersSheet on a phone.',
  ],
  whenNot: ['To open another list: CategoryChips.', 'For a list of a dozen games.'],
  anatomy: {
    group: 'A facet, or several facets of one choice each.',
    count: 'Number of games of the choice. A choice without games is visible but disabled.',
  },
  keyboard: { Tab: 'Moves from choice to choice.', 'Enter, Space': 'Select or remove the choice.' },
  words: [
    'Under a heading a choice needs only its value: “ไม่เกิน 5 บาท” (Up to 5 baht), “สูง” (High).',
  ],
};
