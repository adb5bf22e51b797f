import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One choice of a few that lie in a row.',
  when: ['A category, a filter, a quick amount.'],
  whenNot: [
    'A word that is not pressed: take Badge.',
    'Two to four views that exclude each other: take SegmentedControl.',
    'An action: take Button.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to the next chip', 'Enter, Space': 'chooses' },
  words: ['One word, with an icon where it is found faster: “สล็อต” (Slots).'],
};
