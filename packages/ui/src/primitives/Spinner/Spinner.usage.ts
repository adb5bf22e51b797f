import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A loading indicator without layout.',
  when: [
    'A wait under three seconds whose result has no known layout.',
    'Inside an element that is busy; Button has its own as `loading`.',
  ],
  whenNot: [
    'A list, a card or a page that loads: use Skeleton.',
    'A wait of known duration: use Progress or Countdown.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    '`label` says what is pending: “กำลังตรวจสอบการชำระเงิน” (Checking the payment); without it, it is decorative.',
  ],
};
