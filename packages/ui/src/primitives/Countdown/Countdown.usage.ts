import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'What is left until a deadline, as a clock shows it.',
  when: ['A tournament that begins, a promotion that ends, a code that can be sent again.'],
  whenNot: [
    'Time beside an amount to be paid: take CountdownRing.',
    'A length of time that does not run: write it.',
  ],
  anatomy: { announcement: 'What a screen reader hears at 60, 30 and 10 seconds.' },
  keyboard: {},
  words: [
    '`announce` is a short sentence: “เหลือ 30 วินาที” (30 seconds left); it is said three times, not every second.',
  ],
};
