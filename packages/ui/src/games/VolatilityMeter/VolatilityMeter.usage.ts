import type { Usage } from '../../private/usage.ts';

/** How VolatilityMeter is meant to be used. */
export const usage: Usage = {
  summary: 'The volatility of a game, as a word and as one to three steps.',
  when: ['With the figures of a game, next to the label volatility.'],
  whenNot: ['As a rating: high is neither better nor worse than low.'],
  anatomy: {
    steps: 'The three steps; screen readers read the word.',
    step: 'One step, filled if the game reaches it.',
  },
  keyboard: {},
  words: ['One word: “สูง” (High). The explanation is next to it, on demand.'],
};
