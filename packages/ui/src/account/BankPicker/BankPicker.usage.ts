import type { Usage } from '../../private/usage.ts';

/** How BankPicker is meant to be used. */
export const usage: Usage = {
  summary: 'Selects one of many banks, by logo and name.',
  when: ['Where a visitor states which bank an account is with, such as registration.'],
  whenNot: [
    'For deposit channels: they have a range and a bonus.',
    'For a few options: RadioCards.',
  ],
  anatomy: {
    label: 'The label of the choice.',
    search: 'The search field, shown from eight banks.',
    bank: 'One bank: logo and name.',
    none: 'The message that no bank matches the search.',
    error: 'The error message: what is wrong and how to fix it.',
  },
  keyboard: {
    Tab: 'The search, then the selected bank or the first one.',
    'Arrow keys': 'Select the next or previous bank.',
    'Space, Enter': 'Confirm the choice. In the search, Enter selects the first match.',
  },
  words: ['Use the official name of the bank: “ธนาคารกสิกรไทย” (Kasikornbank).'],
};
