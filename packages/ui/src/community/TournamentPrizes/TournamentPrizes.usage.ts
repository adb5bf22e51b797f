import type { Usage } from '../../private/usage.ts';

/** How TournamentPrizes is meant to be used. */
export const usage: Usage = {
  summary: 'What can be won in a tournament, rank by rank.',
  when: ['The page of one tournament, beside its table.'],
  whenNot: ['The sum of all prizes: TournamentPool.'],
  anatomy: { prize: 'The ranks that win an amount, and the amount.' },
  keyboard: {},
  words: ['Where several ranks win the same, “คนละ” (each) stands before the amount.'],
};
