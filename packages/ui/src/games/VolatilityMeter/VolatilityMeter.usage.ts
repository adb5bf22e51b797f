import type { Usage } from '../../private/usage.ts';

/** How VolatilityMeter is meant to be used. */
export const usage: Usage = {
  summary: 'How often and how much a game pays, as a word and as one to three steps.',
  when: ['Where the figures of a game are shown, beside the word volatility.'],
  whenNot: ['As a rating: high is neither better nor worse than low.'],
  anatomy: {
    steps: 'The three steps; a screen reader has the word.',
    step: 'One of them, filled where the game reaches it.',
  },
  keyboard: {},
  words: ['One word: “สูง” (High). What it means stands beside it, on demand.'],
};
