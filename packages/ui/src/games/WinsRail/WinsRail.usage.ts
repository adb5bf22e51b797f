import type { Usage } from '../../private/usage.ts';

/** How WinsRail is meant to be used. */
export const usage: Usage = {
  summary: 'What other players have won lately, in which game, with masked names.',
  when: ['Once on the lobby, from wins that the API tells.'],
  whenNot: [
    'For the wins of one game: GameWinList.',
    'With wins that nobody has won, or as a ticker that moves: it stands still.',
  ],
  anatomy: { win: 'One win, a link to its game: player, time, amount, multiplier, bet.' },
  keyboard: { Tab: 'Goes from win to win; the row follows.', Enter: 'Opens the page of the game.' },
  words: [
    'Names are masked before they come here. The note below says that the past predicts nothing.',
  ],
};
