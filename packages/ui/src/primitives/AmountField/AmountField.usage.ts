import type { Usage } from '../../private/usage.ts';

/** Usage guide of AmountField. */
export const usage: Usage = {
  summary: 'An amount of money in large figures, the largest on its screen.',
  when: ['Depositing, withdrawing, transferring: wherever the user enters an amount.'],
  whenNot: [
    'A number that is not money: TextField with inputMode="numeric".',
    'A read-only amount: Money.',
  ],
  anatomy: {
    label: 'The purpose of the amount.',
    box: 'The frame.',
    input: 'The number; commas are added while typing.',
    unit: 'The unit next to the number.',
    hint: 'The range.',
    error: 'Replaces the hint; the number stays.',
    note: 'Before the hint: characters that were typed or pasted and do not count.',
  },
  keyboard: {
    'Backspace on a comma': 'Deletes the digit before it.',
    Paste: 'Accepts ฿1,500 บาท, ๑๕๐๐, 500.- and 1 500 THB.',
    'Letters and signs':
      'Are reported and change nothing. Digits after a refused point or e are refused too.',
  },
  words: [
    'Hint is the range: ฝากได้ 50 – 45,000 บาทต่อครั้ง / 50 – 45,000 baht at a time.',
    'The error names the limit: ฝากขั้นต่ำ 50 บาท / The minimum is 50 baht.',
  ],
};
