import type { Usage } from '../../private/usage.ts';

/** How VipStandingCard is meant to be used. */
export const usage: Usage = {
  summary: 'The member’s VIP level and how far the next one is.',
  when: ['On top of the VIP page, for members.'],
  whenNot: ['What a level gives: VipLevelTable.'],
  anatomy: {
    medal: 'The number of the level in its colour.',
    granted: 'The operator has given the level.',
    way: 'Which level is next.',
    term: 'One of the two terms, and what is missing of it in baht.',
    period: 'Over which days both are counted, and that a level can fall.',
    label: 'What the bar is of.',
    value: 'How much is done.',
    track: 'The bar.',
    fill: 'Its filled part.',
  },
  keyboard: {},
  words: [
    '“64,200 จาก 100,000 บาท” (64,200 of 100,000 baht): figures of the period, never a hurry.',
  ],
};
