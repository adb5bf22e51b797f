import type { Usage } from '../../private/usage.ts';

/** How BankPicker is meant to be used. */
export const usage: Usage = {
  summary: 'Choosing one bank of many, by its mark and name.',
  when: ['Where a person says which bank an account is with, such as joining.'],
  whenNot: [
    'For deposit channels: those have a range and a bonus.',
    'For a few choices: RadioCards.',
  ],
  anatomy: {
    label: 'What is chosen.',
    search: 'The search, from eight banks on.',
    bank: 'One bank: mark and name.',
    none: 'That the search finds no bank.',
    error: 'What is wrong and what to do.',
  },
  keyboard: {
    Tab: 'The search, then the chosen bank, or the first one.',
    'Arrow keys': 'Choose the next or the former bank.',
    'Space, Enter': 'Take it for good; in the search, Enter takes the first one found.',
  },
  words: ['The name is that of the bank itself: “ธนาคารกสิกรไทย” (Kasikornbank).'],
};
