import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'Waiting without a shape.',
  when: [
    'A wait under three seconds whose result has no known shape.',
    'Within something that is busy already; Button has its own as `loading`.',
  ],
  whenNot: [
    'A list, a card, a page that comes: use Skeleton.',
    'A wait whose length is known: use Progress or Countdown.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    '`label` says what is awaited: “กำลังตรวจสอบการชำระเงิน” (Checking the payment); without it, it is decoration.',
  ],
};
