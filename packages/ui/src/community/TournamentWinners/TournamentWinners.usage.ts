import type { Usage } from '../../private/usage.ts';

/** How TournamentWinners is meant to be used. */
export const usage: Usage = {
  summary: 'Who has won a tournament: the first three with their prizes.',
  when: ['The page of a tournament that has ended, above the final table.'],
  whenNot: ['While it runs: nobody has won anything yet, so Leaderboard stands alone.'],
  anatomy: { winner: 'Rank, masked name, prize and points.' },
  keyboard: {},
  words: ['Names come with most of them hidden.'],
};
