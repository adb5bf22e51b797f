import type { Usage } from '../../private/usage.ts';

/** How DemoLobbyCard is meant to be used. */
export const usage: Usage = {
  summary: 'Link to a demo lobby on another site.',
  when: ['On the demo page, above the games, at most four.'],
  whenNot: ['For a demo game on this site: GameCard.'],
  anatomy: { name: 'The name of the lobby.', hint: 'States that it opens in another tab.' },
  keyboard: { Enter: 'Opens it in a new tab.' },
  words: ['Use the official name of the lobby. The hint states where it opens.'],
};
