import type { Usage } from '../../private/usage.ts';

/** How TournamentHead is meant to be used. */
export const usage: Usage = {
  summary: 'What one tournament is about: state, clock, prize pool, players, from when to when.',
  when: ['On top of the page of one tournament.'],
  whenNot: ['A tournament of a list: TournamentCard.'],
  anatomy: {
    art: 'A cover of a game that counts, or a cup.',
    'view-heading': 'The name; takes the focus when the page opens it.',
    clock: 'What is left until it starts or ends, or when it ended.',
    facts: 'Players, start and end.',
  },
  keyboard: {},
  words: ['Times are those of Bangkok, with their dates: nothing hurries.'],
};
