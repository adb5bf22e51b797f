import type { Usage } from '../../private/usage.ts';

/** How TournamentWinners is meant to be used. */
export const usage: Usage = {
  summary: 'The winners of a tournament: the first three with their prizes.',
  when: ['The page of a finished tournament, above the final ranking.'],
  whenNot: ['For a running tournament: there are no winners yet, use only Leaderboard.'],
  anatomy: { winner: 'Rank, masked name, prize and points.' },
  keyboard: {},
  words: ['Names are mostly masked.'],
};
