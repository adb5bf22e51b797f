import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One option of a few in a row.',
  when: ['A category, a filter, a quick amount.'],
  whenNot: [
    'A label that is not clickable: use Badge.',
    'Two to four views that exclude each other: use SegmentedControl.',
    'An action: use Button.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to the next chip', 'Enter, Space': 'selects' },
  words: ['One word, with an icon if it is found faster: “สล็อต” (Slots).'],
};
