import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A surface on the page for related content.',
  when: [
    'A balance with its actions, one promotion, one question.',
    '`padding="none"` if something extends to the edge: a picture, rows.',
  ],
  whenNot: [
    'Around everything: a page full of boxes has no structure.',
    'Within another card: use Divider or a Stack.',
    'A row of a list: rows have their own design.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
