import type { Usage } from '../../private/usage.ts';

/** How Leaderboard is meant to be used. */
export const usage: Usage = {
  summary: 'Ranking of a tournament.',
  when: ['The page of one tournament.'],
  whenNot: ['To compare figures in several columns: DataTable.'],
  anatomy: {
    rows: 'The visible rows, plus the own row if it is not among them.',
    row: 'One player; the row of the member is marked and stays visible.',
    move: 'How many ranks the player moved with the last update.',
    failed: 'Further rows could not be loaded.',
    next: 'The points missing to the next rank, on the own row.',
  },
  keyboard: { 'Tab, Enter': 'Shows more rows.' },
  words: ['Names are mostly masked. The row of the member says “คุณ” (You).'],
};
