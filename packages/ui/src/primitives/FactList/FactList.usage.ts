import type { Usage } from '../../private/usage.ts';

/** Usage guide of FactList. */
export const usage: Usage = {
  summary: 'Names and values of one thing, one pair per line.',
  when: ['Terms of a promotion, figures of a game, limits of an account.'],
  whenNot: ['Several things to compare: DataTable.', 'A single figure: Money, or Text.'],
  anatomy: {
    fact: 'One pair.',
    name: 'The name of the value, muted.',
    value: 'The value, at the end of the line.',
  },
  keyboard: {},
  words: ['A name is one to three words, without a colon: “ฝากขั้นต่ำ” (Minimum deposit).'],
};
