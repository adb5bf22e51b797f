import type { Usage } from '../../private/usage.ts';

/** How AffiliateSteps is meant to be used. */
export const usage: Usage = {
  summary: 'How referring friends works, in three steps, and what it earns.',
  when: [
    'On the affiliate page: first for a member without friends, below the figures for others.',
  ],
  whenNot: ['Conditions of a promotion: PromotionTermsList.'],
  anatomy: {
    step: 'One step, with its number.',
    rate: 'A type of game and its rate in percent.',
  },
  keyboard: {},
  words: ['A step is one sentence that begins with what one does: “แชร์ลิงก์” (Share your link).'],
};
