import type { Usage } from '../../private/usage.ts';

/** Usage guide of SegmentedControl. */
export const usage: Usage = {
  summary: 'A choice of two to four words that takes effect at once.',
  when: ['Filters and ways of showing the same thing: all, deposits, withdrawals.'],
  whenNot: [
    'Panels that differ: Tabs.',
    'More than four, or long words: Chip in a row, or Select.',
    'On or off: Switch.',
  ],
  anatomy: { segment: 'One choice; data-state selected or unselected.' },
  keyboard: { Tab: 'To the chosen one.', 'Arrow keys': 'Choose the next or the last one.' },
  words: ['One word each, of one kind: ทั้งหมด, ฝาก, ถอน / All, Deposits, Withdrawals.'],
};
