import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A heading: its level for the outline, its size for the eye.',
  when: ['The title of a page (level 1), of a part of it (2), of a group within (3).'],
  whenNot: [
    'Words that are only large or bold: take Text with `weight="strong"`.',
    'To get a size: the level follows from the outline, `size` from the picture.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'A noun or a short clause without a full stop: “เลือกช่องทางการฝาก” (Choose deposit channel).',
  ],
};
