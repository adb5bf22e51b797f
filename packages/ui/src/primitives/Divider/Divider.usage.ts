import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A hairline between two things, with or without a word.',
  when: [
    'Two ways of which one is taken: “หรือ” (or) between two kinds of login.',
    'Groups within a card that a distance alone does not tell apart.',
  ],
  whenNot: [
    'Between the rows of a list or table: those have their own.',
    'To make room: that is the gap of a Stack.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['One word: “หรือ” (or).'],
};
