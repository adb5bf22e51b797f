import type { Usage } from '../../private/usage.ts';

/** How DemoLobbyCard is meant to be used. */
export const usage: Usage = {
  summary: 'The way to a demo lobby of another site.',
  when: ['On the demo page, above the games, at most four.'],
  whenNot: ['For a game that is tried here: GameCard.'],
  anatomy: { name: 'What the lobby is called.', hint: 'That it opens in another tab.' },
  keyboard: { Enter: 'Opens it in a new tab.' },
  words: ['The name as its maker writes it; the hint says where it opens.'],
};
