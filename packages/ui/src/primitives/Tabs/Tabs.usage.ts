import type { Usage } from '../../private/usage.ts';

/** Usage guide of Tabs. */
export const usage: Usage = {
  summary: 'Panels for one subject, one of which is visible.',
  when: [
    'Two to five views of the same place: deposit, withdraw, history.',
    'If a tab is part of the address, `value` comes from there, so that Back works.',
  ],
  whenNot: [
    'A filter over one list: Chips in a row.',
    'Steps in a fixed order: one view after the other.',
    'Going to another page: links.',
  ],
  anatomy: {
    list: 'The tabs. It scrolls horizontally if they do not fit; the selected one stays visible.',
    tab: 'One tab; data-state active or inactive.',
    count: 'The number of items in its panel, if set.',
    panel: 'The content of the selected tab.',
  },
  keyboard: {
    Tab: 'To the selected tab, then into its panel.',
    '← →': 'Select the next or previous tab.',
    'Home, End': 'Select the first or the last tab.',
  },
  words: [
    'One or two words, all nouns or all verbs: ฝากเงิน, ถอนเงิน, ประวัติ / Deposit, Withdraw, History.',
  ],
};
