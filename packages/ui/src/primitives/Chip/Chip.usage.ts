import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One option of a few in a row.',
  when: [
    'A category, a filter, a quick amount.',
    'Filters that exclude each other: the chips of one kind in a group with a name.',
  ],
  whenNot: [
    'A label that is not clickable: use Badge.',
    'Views that differ, or places: use Tabs.',
    'An action: use Button.',
  ],
  anatomy: {},
  keyboard: { Tab: 'to the next chip', 'Enter, Space': 'selects' },
  words: ['One word, with an icon if it is found faster: “สล็อต” (Slots).'],
};
