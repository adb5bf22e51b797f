import type { Usage } from '../../private/usage.ts';

/** How GameFigures is meant to be used. */
export const usage: Usage = {
  summary: 'The figures of a game, each with an explanation in one sentence on demand.',
  when: ['On the page of a game.'],
  whenNot: [
    'For the terms of an offer: FactList.',
    'If no figure is known it renders nothing; check `hasFigures` first.',
  ],
  anatomy: {
    figure: 'One figure with its explanation.',
    summary: 'Name and value; a press expands the explanation and collapses the others.',
    value: 'The value with its unit.',
    why: 'What the figure means, and what it does not mean.',
  },
  keyboard: {
    Tab: 'Moves from figure to figure.',
    Enter: 'Expands or collapses the explanation.',
    Space: 'Same as Enter.',
  },
  words: [
    'Write for readers who do not know the term: “ทุก 100 บาทที่ผู้เล่นทุกคนเดิมพัน …” (of every 100 baht that all players bet …).',
    'State what a figure does not promise.',
  ],
};
