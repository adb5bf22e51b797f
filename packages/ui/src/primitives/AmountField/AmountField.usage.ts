import type { Usage } from '../../private/usage.ts';

/** Usage guide of AmountField. */
export const usage: Usage = {
  summary: 'An amount of money in large figures, the largest of its screen.',
  when: ['Depositing, withdrawing, transferring: wherever an amount is decided.'],
  whenNot: [
    'A number that is not money: TextField with inputMode="numeric".',
    'An amount that only has to be read: Money.',
  ],
  anatomy: {
    label: 'What the amount is for.',
    box: 'The frame.',
    input: 'The figure; commas come while typing.',
    unit: 'What is counted, beside the figure.',
    hint: 'The range.',
    error: 'Takes the place of the hint; the figure stays.',
  },
  keyboard: {
    'Backspace on a comma': 'Takes the digit before it.',
    Paste: 'Takes ฿1,500 บาท, ๑๕๐๐, 500.- and 1 500 THB.',
    'Letters and signs': 'Do nothing; a point does, and the rules say whether it may.',
  },
  words: [
    'Hint is the range: ฝากได้ 50 – 45,000 บาทต่อครั้ง / 50 – 45,000 baht at a time.',
    'Error says the limit that was broken: ฝากขั้นต่ำ 50 บาท / The least is 50 baht.',
  ],
};
