import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A hairline between two elements, with or without a word.',
  when: [
    'Two alternatives: “หรือ” (or) between two kinds of login.',
    'Groups within a card, when distance alone does not separate them.',
  ],
  whenNot: [
    'Between the rows of a list or table: those have their own.',
    'For space: use the gap of a Stack.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['One word: “หรือ” (or).'],
};
