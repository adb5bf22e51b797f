import type { Usage } from '../../private/usage.ts';

/** How TournamentResult is meant to be used. */
export const usage: Usage = {
  summary: 'A tournament that has ended, with its winners.',
  when: ['The tournament page, under Ended, and next to the tournaments that run.'],
  whenNot: ['For a tournament that runs or comes: TournamentScene or TournamentCard.'],
  anatomy: {
    art: 'The whole cover of an eligible game, or a cup.',
    link: 'The name; its link covers the whole card.',
    clock: 'When it ended.',
    own: 'The rank of a member who took part, and the prize.',
    winner: 'Rank, masked name and prize of one of the first three.',
  },
  keyboard: { 'Tab, Enter': 'Moves to the card and opens it.' },
  words: ['Names are mostly masked.'],
};
