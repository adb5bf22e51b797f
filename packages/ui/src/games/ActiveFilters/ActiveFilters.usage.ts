import type { Usage } from '../../private/usage.ts';

/** How ActiveFilters is meant to be used. */
export const usage: Usage = {
  summary: 'What a list is narrowed by, each to be given up with a press.',
  when: ['Between ListTools and the games, as long as something is chosen.'],
  whenNot: ['For choosing: GameFilters.'],
  anatomy: { chip: 'One filter; a press gives it up.' },
  keyboard: {
    Tab: 'Goes from filter to filter, then to clear.',
    'Enter, Space': 'Give it up; the focus goes on to the next one.',
  },
  words: [
    'A filter stands alone here, so it says of what: “ความผันผวน สูง” (Volatility: High); a provider or a type needs no more than its name.',
  ],
};
