import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Things side by side, in as many lines as they need.',
  when: [
    'For a row of buttons, badges or chips; English is longer than Thai here and Thai there, so it wraps.',
    'For a label and a figure at the two ends of a line: `justify="between"`.',
  ],
  whenNot: [
    'One below the other: take Stack.',
    'For a row that scrolls: take Rail.',
    'With `wrap={false}` around words of unknown length: they would be pressed together.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
