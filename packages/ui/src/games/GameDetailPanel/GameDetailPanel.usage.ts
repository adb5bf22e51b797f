import type { Usage } from '../../private/usage.ts';

/** How GameDetailPanel is meant to be used. */
export const usage: Usage = {
  summary: 'One game to read about: picture, names, maker, ways to play, and its figures.',
  when: ['As the page of a game, with trend, wins and similar games as its children.'],
  whenNot: ['In a list or rail: GameCard.', 'Where the game is played: GameFrame.'],
  anatomy: {
    hero: 'Picture and words; a card where there is room for both side by side.',
    stage: 'The ground of the picture, in the picture’s own colour.',
    cover: 'The picture.',
    fallback: 'A drawing with the name, where the picture cannot come.',
    head: 'Marks, names and maker.',
    badges: 'Hot, new, free spins: all that it is.',
    'other-name': 'The name in the other language.',
    provider: 'The maker, and the way to its games.',
    play: 'Play and Try demo; on a phone they stay over the end of the screen.',
    more: 'What follows: trend, wins, similar games.',
    tools: 'The heart, and copying or sharing the address.',
    figure: 'One figure with its sentence.',
    summary: 'Name and value of a figure; pressing it opens the sentence.',
    value: 'The value with its unit.',
    why: 'What the figure means, and what it does not.',
  },
  keyboard: {
    Tab: 'Maker, Play, Try demo, heart, link, then the figures.',
    Enter: 'Follows the link, or does what the button says.',
  },
  words: [
    'Both names stand as they come: “มังกรแม่น้ำหยก”, and small “Jade River Dragon”.',
    'A game that cannot be started says so and points to what is like it.',
  ],
};
