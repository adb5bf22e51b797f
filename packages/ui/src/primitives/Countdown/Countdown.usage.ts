import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Time left until a deadline, as a clock.',
  when: ['A tournament that starts, a promotion that ends, a code that can be sent again.'],
  whenNot: [
    'Time for a payment, next to the amount: use CountdownRing.',
    'A fixed duration: write it as text.',
  ],
  anatomy: { announcement: 'Announced to screen readers at 60, 30 and 10 seconds.' },
  keyboard: {},
  words: [
    '`announce` is a short sentence: “เหลือ 30 วินาที” (30 seconds left). It is announced three times, not every second.',
  ],
};
