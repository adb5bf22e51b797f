import type { Usage } from '../../private/usage.ts';

/** How GameFiltersSheet is meant to be used. */
export const usage: Usage = {
  summary: 'The filters of a list on a phone: chosen together, then shown together.',
  when: ['Where there is no room beside the games: phones and upright tablets.'],
  whenNot: ['On a wide screen: GameFilters in a column, where the games answer at once.'],
  anatomy: {},
  keyboard: {
    Tab: 'Goes from choice to choice, then to clear and show.',
    Escape: 'Closes it; what was chosen in it is forgotten.',
  },
  words: ['The button says what it shows: “ดู 24 เกม” (Show 24 games), never “ตกลง” (OK).'],
};
