import type { Usage } from '../../private/usage.ts';

/** Usage guide of Tabs. */
export const usage: Usage = {
  summary: 'Panels of one thing, of which one is seen.',
  when: [
    'Two to five views of the same place: deposit, withdraw, history.',
    'Where a tab is part of the address, value comes from there: Back then undoes it.',
  ],
  whenNot: [
    'A filter over one list: SegmentedControl or Chip.',
    'Steps in an order: one view after the other.',
    'Going to another page: links.',
  ],
  anatomy: {
    list: 'The tabs; more than fit scroll sideways, the chosen one stays in sight.',
    tab: 'One tab; data-state active or inactive.',
    count: 'How many things its panel holds, where that is said.',
    panel: 'What the chosen tab shows.',
  },
  keyboard: {
    Tab: 'To the chosen tab, then into its panel.',
    '← →': 'Choose the next or the last tab.',
    'Home, End': 'Choose the first or the last tab.',
  },
  words: [
    'One or two words, nouns or verbs but not both: ฝากเงิน, ถอนเงิน, ประวัติ / Deposit, Withdraw, History.',
  ],
};
