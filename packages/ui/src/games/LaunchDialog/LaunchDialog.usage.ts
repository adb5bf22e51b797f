import type { Usage } from '../../private/usage.ts';

/** How LaunchDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Shown over the cards: why a game did not open in its tab, and the next action.',
  when: ['After a press on a card whose game opens in a separate tab, such as sport.'],
  whenNot: ['On the page of the game: GameFrame shows the reason in place of the game.'],
  anatomy: { code: 'The code for support, in small print.' },
  keyboard: { Escape: 'Closes it.' },
  words: [
    'Show the text of the provider unchanged, as plain text. Without one, the default text says that the game is temporarily closed.',
    'If a retry may help, offer it as the button; otherwise offer other games.',
  ],
};
