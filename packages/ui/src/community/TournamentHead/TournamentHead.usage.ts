import type { Usage } from '../../private/usage.ts';

/** How TournamentHead is meant to be used. */
export const usage: Usage = {
  summary: 'Header of a tournament page: state, clock, prize pool, players, start and end.',
  when: ['At the top of the page of one tournament.'],
  whenNot: ['For a tournament of a list: TournamentCard.'],
  anatomy: {
    art: 'The cover of an eligible game, or a cup.',
    'view-heading': 'The name; it receives focus when the page opens it.',
    clock: 'The time until it starts or ends, or when it ended.',
    facts: 'Players, start and end.',
  },
  keyboard: {},
  words: ['Show Bangkok times with their dates, without urgency.'],
};
