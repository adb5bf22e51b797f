import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Children side by side, wrapped as needed.',
  when: [
    'A row of buttons, badges or chips. It wraps, because text length differs between Thai and English.',
    'For a label and a figure at the two ends of a line: `justify="between"`.',
  ],
  whenNot: [
    'Vertical layout: use Stack.',
    'For a row that scrolls: use Rail.',
    '`wrap={false}` for text of unknown length: it would be squeezed.',
  ],
  anatomy: {},
  keyboard: {},
  words: [],
};
