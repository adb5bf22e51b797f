import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Up to three cards of equal height with what is on now.',
  when: ['Once on the start page, below its banners.'],
  whenNot: [
    'For more than three cards: Rail.',
    'Empty: do not render it.',
    'With skeletons, if it is not certain that a card follows: the page would move.',
  ],
  anatomy: {},
  keyboard: { Tab: 'Moves from card to card; the row scrolls along.' },
  words: ['The label names the row for screen readers: “ตอนนี้” (On now).'],
};
