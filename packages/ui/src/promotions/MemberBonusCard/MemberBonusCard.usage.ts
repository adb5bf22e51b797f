import type { Usage } from '../../private/usage.ts';

/** Usage guide of MemberBonusCard. */
export const usage: Usage = {
  summary: 'A current or past bonus of the member, with the progress of its turnover.',
  when: ['The bonus page, newest first.'],
  whenNot: ['A bonus that can be claimed: OfferCard.'],
  anatomy: {
    label: 'The label of the progress bar.',
    value: 'The progress as text.',
    track: 'The bar.',
    fill: 'Its filled part.',
  },
  keyboard: {},
  words: [
    '“3,200 จาก 9,900 บาท” (3,200 of 9,900 baht): progress and required amount, never only a percentage.',
  ],
};
