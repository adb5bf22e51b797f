import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The tournament that is on now, or next, as a card of a HighlightStrip.',
  when: ['On the start page, for the running tournament that ends first, or the next one.'],
  whenNot: [
    'In the list of tournaments: TournamentCard.',
    'For a player who has limited or excluded themselves: show no invitation.',
  ],
  anatomy: { pool: 'The sum of all prizes.' },
  keyboard: {},
  words: ['A visitor reads how to join, a member joins, and who takes part sees rank and points.'],
};
