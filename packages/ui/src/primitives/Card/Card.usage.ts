import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A ground of its own on the page, for things that belong together.',
  when: [
    'A balance with its actions, one promotion, one question.',
    '`padding="none"` where something reaches to the edge: a picture, rows.',
  ],
  whenNot: [
    'Around everything: a page of boxes has no order.',
    'Within another card: take Divider or a Stack.',
    'A row of a list: rows have their own shape.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
