import type { Usage } from '../../private/usage.ts';

/** How GameFigures is meant to be used. */
export const usage: Usage = {
  summary: 'The figures of a game, each explained in one sentence on demand.',
  when: ['On the page of a game.'],
  whenNot: [
    'For the terms of an offer: FactList.',
    'Where no figure is known: it draws nothing then; ask `hasFigures` first.',
  ],
  anatomy: {
    figure: 'One figure with its sentence.',
    summary: 'Name and value; pressing it opens the sentence and closes the others.',
    value: 'The value with its unit.',
    why: 'What the figure means, and what it does not.',
  },
  keyboard: {
    Tab: 'Goes from figure to figure.',
    Enter: 'Opens or closes the sentence.',
    Space: 'As Enter.',
  },
  words: [
    'For who has never heard the word: “ทุก 100 บาทที่ผู้เล่นทุกคนเดิมพัน …” (of every 100 baht that all players bet …).',
    'A sentence says what a figure does not promise.',
  ],
};
