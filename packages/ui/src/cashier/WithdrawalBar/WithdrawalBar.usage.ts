import type { Usage } from '../../private/usage.ts';

/** How WithdrawalBar is meant to be used. */
export const usage: Usage = {
  summary: 'A withdrawal in progress while the member is on the home page; links to its progress.',
  when: ['Once on the home page, for the newest withdrawal in progress.'],
  whenNot: [
    'On other pages: a Toast reports what is new.',
    'For an ended withdrawal: the inbox and the history have it.',
  ],
  anatomy: {
    words: 'The amount, and what is being done.',
    step: 'What is being done.',
  },
  keyboard: { Enter: 'Opens the progress.' },
  words: [
    'As short as possible: “กำลังถอน 500 บาท · กำลังตรวจสอบ” (Withdrawing 500 baht · Being checked).',
  ],
};
