import type { Usage } from '../../private/usage.ts';

/** How GameFilters is meant to be used. */
export const usage: Usage = {
  summary: 'What a list of games can be narrowed by, with the number of games behind each choice.',
  when: [
    'In a column beside the games, where each choice shows at once what it does.',
    'In GameFiltersSheet on a phone.',
  ],
  whenNot: ['For going to another list: CategoryChips.', 'For a list of a dozen games.'],
  anatomy: {
    group: 'A facet, or several of one choice each.',
    count:
      'Games that the choice would show. A choice that shows none is there and cannot be pressed.',
  },
  keyboard: { Tab: 'Goes from choice to choice.', 'Enter, Space': 'Choose, or give up.' },
  words: ['Under a heading a choice says only itself: “ไม่เกิน 5 บาท” (Up to 5 baht), “สูง” (High).'],
};
