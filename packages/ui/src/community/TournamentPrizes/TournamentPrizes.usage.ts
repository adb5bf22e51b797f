import type { Usage } from '../../private/usage.ts';

/** How TournamentPrizes is meant to be used. */
export const usage: Usage = {
  summary: 'The prizes of a tournament by rank.',
  when: ['The page of one tournament, next to its ranking.'],
  whenNot: ['For the sum of all prizes: TournamentPool.'],
  anatomy: { prize: 'The ranks of one prize, and the amount.' },
  keyboard: {},
  words: ['If several ranks win the same amount, write “คนละ” (each) before it.'],
};
