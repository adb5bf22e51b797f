import type { Usage } from '../../private/usage.ts';

/** Usage guide of MemberBonusCard. */
export const usage: Usage = {
  summary: 'A bonus that the member has or had, with the turnover that is done.',
  when: ['The bonus page, newest first.'],
  whenNot: ['A bonus that could be had: OfferCard.'],
  anatomy: {
    label: 'What the bar is of.',
    value: 'How much is done.',
    track: 'The bar.',
    fill: 'Its filled part.',
  },
  keyboard: {},
  words: [
    '“3,200 จาก 9,900 บาท” (3,200 of 9,900 baht): what is done and what is asked for, never a per cent alone.',
  ],
};
