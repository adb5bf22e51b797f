import type { Usage } from '../../private/usage.ts';

/** How JackpotRail is meant to be used. */
export const usage: Usage = {
  summary: 'The jackpots with their pools and last wins.',
  when: ['Once in the lobby, below the first screen, if the API has jackpots.'],
  whenNot: ['For the jackpot of one game: JackpotPanel.', 'With invented pools.'],
  anatomy: {
    tile: 'One jackpot, a link to the games that play for it.',
    last: 'Who won it last, how much and when; or that no one has won it yet.',
  },
  keyboard: {
    Tab: 'Moves from jackpot to jackpot; the row scrolls along.',
    Enter: 'Opens the list of games.',
  },
  words: ['State the pool and the last win, and promise nothing.'],
};
