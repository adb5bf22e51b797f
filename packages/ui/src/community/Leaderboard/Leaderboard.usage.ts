import type { Usage } from '../../private/usage.ts';

/** How Leaderboard is meant to be used. */
export const usage: Usage = {
  summary: 'Who leads a tournament, in the order of ranks.',
  when: ['The page of one tournament.'],
  whenNot: ['Figures in several columns that are compared: DataTable.'],
  anatomy: { row: 'One player; the member’s own is marked.' },
  keyboard: {},
  words: ['Names come with most of them hidden. The member’s own row says “คุณ” (You).'],
};
