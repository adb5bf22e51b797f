import type { Usage } from '../../private/usage.ts';

/** How GameFiltersSheet is meant to be used. */
export const usage: Usage = {
  summary: 'The filters of a list on a phone: selected together, then applied together.',
  when: ['If there is no room next to the games: phones and tablets in portrait.'],
  whenNot: ['On a wide screen: GameFilters in a column, where filters apply immediately.'],
  anatomy: {},
  keyboard: {
    Tab: 'Moves from choice to choice, then to clear and show.',
    Escape: 'Closes it and discards the selection.',
  },
  words: ['The button states its result: “ดู 24 เกม” (Show 24 games), never “ตกลง” (OK).'],
};
