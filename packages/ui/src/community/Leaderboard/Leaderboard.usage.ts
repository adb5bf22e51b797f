import type { Usage } from '../../private/usage.ts';

/** How Leaderboard is meant to be used. */
export const usage: Usage = {
  summary: 'Who leads a tournament, in the order of ranks.',
  when: ['The page of one tournament.'],
  whenNot: ['Figures in several columns that are compared: DataTable.'],
  anatomy: {
    rows: 'The rows that are shown, and the own one where it is none of them.',
    row: 'One player; the member’s own is marked and stays in sight.',
    next: 'What is missing to the next rank, on the own row.',
  },
  keyboard: { 'Tab, Enter': 'Shows more rows.' },
  words: ['Names come with most of them hidden. The member’s own row says “คุณ” (You).'],
};
