import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A ring that empties until a deadline, with the time left in it.',
  when: ['A QR code that expires, next to the amount to pay.'],
  whenNot: ['Many of them on one screen: use Countdown.', 'Progress of a task: use Progress.'],
  anatomy: {
    figure: 'The time.',
    announcement: 'Announced to screen readers at 60, 30 and 10 seconds.',
  },
  keyboard: {},
  words: ['The text next to it says what ends: “ชำระภายใน” (Pay within).'],
};
