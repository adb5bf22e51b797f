import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'The last played game, as a card of a HighlightStrip: one press starts it again.',
  when: ['On the start page of a member who has played before.'],
  whenNot: [
    'For a game that is closed, removed or under maintenance.',
    'For a list of played games: GameRail.',
  ],
  anatomy: { provider: 'The provider of the game.' },
  keyboard: {},
  words: [],
};
