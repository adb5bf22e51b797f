import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A ring that empties until a deadline, with the time in it.',
  when: ['A QR code that runs out, beside what is to be paid.'],
  whenNot: ['Many at once on one screen: take Countdown.', 'How far something is: take Progress.'],
  anatomy: {
    figure: 'The time.',
    announcement: 'What a screen reader hears at 60, 30 and 10 seconds.',
  },
  keyboard: {},
  words: ['What ends is said beside it: “ชำระภายใน” (Pay within).'],
};
