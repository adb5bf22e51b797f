import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A heading with independent level and visual size.',
  when: [
    'The title of a page (level 1), of a part of it (2), of a group within (3).',
    'The title of a page: `size="page"`. The title of a section of a page: the default.',
  ],
  whenNot: [
    'Text that is only large or bold: use Text with `weight="strong"`.',
    'To get a size: the level follows the outline, `size` the design.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'A noun or a short clause without a full stop: “เลือกช่องทางการฝาก” (Choose deposit channel).',
  ],
};
