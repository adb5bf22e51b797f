import type { Usage } from '../../private/usage.ts';

/** Usage guide of SegmentedControl. */
export const usage: Usage = {
  summary: 'One of two to four short options, with immediate effect.',
  when: ['Filters and views of the same content: all, deposits, withdrawals.'],
  whenNot: [
    'Panels that differ: Tabs.',
    'More than four, or long words: Chip in a row, or Select.',
    'On or off: Switch.',
  ],
  anatomy: { segment: 'One option; data-state selected or unselected.' },
  keyboard: { Tab: 'To the selected one.', 'Arrow keys': 'Select the next or previous one.' },
  words: ['One word each, of one kind: ทั้งหมด, ฝาก, ถอน / All, Deposits, Withdrawals.'],
};
