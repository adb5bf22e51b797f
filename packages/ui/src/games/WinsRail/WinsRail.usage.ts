import type { Usage } from '../../private/usage.ts';

/** How WinsRail is meant to be used. */
export const usage: Usage = {
  summary: 'Recent wins of other players with game and masked names.',
  when: ['Once in the lobby, with wins from the API.'],
  whenNot: [
    'For the wins of one game: GameWinList.',
    'With invented or repeated wins: only new rows of the API come in.',
    'As a ticker that moves on its own: without new wins it stands still.',
  ],
  anatomy: { win: 'One win, a link to its game: player, time, amount, multiplier, bet.' },
  keyboard: {
    Tab: 'Moves from win to win; the row scrolls along.',
    Enter: 'Opens the page of the game.',
  },
  words: ['Names are masked by the API. The note below states that past wins predict nothing.'],
};
