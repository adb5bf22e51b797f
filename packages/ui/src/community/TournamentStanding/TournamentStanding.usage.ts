import type { Usage } from '../../private/usage.ts';

/** How TournamentStanding is meant to be used. */
export const usage: Usage = {
  summary: 'Standing of the member in a tournament, and whether the prize was paid.',
  when: ['The page of one tournament, above its ranking.'],
  whenNot: ['To compare with others: Leaderboard keeps the own row visible.'],
  anatomy: {
    rank: 'Rank, and the number of players.',
    points: 'Points, and the points missing to the next rank.',
    prize: 'The current prize of the rank, or the prize won.',
    payment: 'When the prize reached the wallet.',
  },
  keyboard: {},
  words: [
    '“อีก 35 แต้มถึงอันดับถัดไป” (35 points to the next rank): state what is missing, without pressure.',
  ],
};
