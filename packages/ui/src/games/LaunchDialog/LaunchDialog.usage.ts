import type { Usage } from '../../private/usage.ts';

/** How LaunchDialog is meant to be used. */
export const usage: Usage = {
  summary: 'Says over the cards why a game did not open in its tab, and what to do instead.',
  when: ['After a press on a card whose game opens in a tab of its own, such as sport.'],
  whenNot: ['On the page of the game: GameFrame says it in the place of the game.'],
  anatomy: { code: 'What support asks for, in small print.' },
  keyboard: { Escape: 'Closes it.' },
  words: [
    'The words of the provider stand as they came, as plain text; without any, ours say that the game is closed for now.',
    'Where trying again may help, that is the button; where it cannot, other games are.',
  ],
};
