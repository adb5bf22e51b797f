import type { Usage } from '../../private/usage.ts';

/** How TournamentStanding is meant to be used. */
export const usage: Usage = {
  summary: 'Where the member stands in a tournament, and whether the prize was paid.',
  when: ['The page of one tournament, above its table.'],
  whenNot: ['The place among the others: Leaderboard keeps the own row in sight.'],
  anatomy: {
    rank: 'Rank, and of how many.',
    points: 'Points, and what is missing to the next rank.',
    prize: 'What the rank wins as it stands, or has won.',
    payment: 'When the prize reached the wallet.',
  },
  keyboard: {},
  words: ['“อีก 35 แต้มถึงอันดับถัดไป” (35 points to the next rank): what is missing, never a push.'],
};
