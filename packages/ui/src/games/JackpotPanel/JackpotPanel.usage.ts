import type { Usage } from '../../private/usage.ts';

/** How JackpotPanel is meant to be used. */
export const usage: Usage = {
  summary: 'The jackpot that a game plays for, with its pool and last wins.',
  when: ['On the page of a game that plays for a jackpot.'],
  whenNot: ['For all jackpots: JackpotRail.'],
  anatomy: {
    more: 'Opens the list of all games that play for a jackpot.',
    win: 'One of the last wins: masked name, time and amount.',
  },
  keyboard: { Tab: 'Moves to the list of games.' },
  words: ['Say where the pool comes from, and that the API reports it. Promise nothing.'],
};
