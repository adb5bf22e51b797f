import type { Usage } from '../../private/usage.ts';

/** How GameDetailPanel is meant to be used. */
export const usage: Usage = {
  summary: 'Details of one game: image, names, provider, play links and figures.',
  when: ['As the page of a game, with trend, wins and similar games as its children.'],
  whenNot: ['In a list or rail: GameCard.', 'To play the game: GameFrame.'],
  anatomy: {
    hero: 'Image and text; a card if there is room for both side by side.',
    stage: 'The background of the image, in its dominant colour.',
    cover: 'The image.',
    fallback: 'A placeholder with the name, if the image cannot be loaded.',
    head: 'Badges, names and provider.',
    badges: 'All applicable badges: hot, new, free spins.',
    'other-name': 'The name in the other language.',
    provider: 'The provider, as a link to its games.',
    play: 'Play and Try demo; on a phone they stay at the bottom of the screen.',
    more: 'The content after the game: trend, wins, similar games.',
    tools: 'The favourite button, and the button to copy or share the URL.',
    figure: 'One figure with its explanation.',
    summary: 'Name and value of a figure; a press expands the explanation.',
    value: 'The value with its unit.',
    why: 'What the figure means, and what it does not mean.',
  },
  keyboard: {
    Tab: 'Provider, Play, Try demo, favourite button, link, then the figures.',
    Enter: 'Follows the link, or activates the button.',
  },
  words: [
    'Show both names unchanged: “มังกรแม่น้ำหยก”, and smaller “Jade River Dragon”.',
    'If a game is unavailable, say so and refer to similar games.',
  ],
};
