import type { Usage } from '../../private/usage.ts';

/** How TournamentPodium is meant to be used. */
export const usage: Usage = {
  summary: 'The first three of a running tournament on a podium.',
  when: ['In the scene of a tournament that runs.'],
  whenNot: [
    'For the whole ranking: Leaderboard.',
    'For the winners of a tournament that has ended: TournamentWinners or TournamentResult.',
  ],
  anatomy: { place: 'Rank, masked name and points.' },
  keyboard: {},
  words: ['Names are mostly masked. Nobody has won while the tournament runs.'],
};
