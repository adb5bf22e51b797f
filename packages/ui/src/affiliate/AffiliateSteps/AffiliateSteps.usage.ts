import type { Usage } from '../../private/usage.ts';

/** How AffiliateSteps is meant to be used. */
export const usage: Usage = {
  summary: 'Explains in three steps how referring friends works and what it earns.',
  when: [
    'On the affiliate page: at the top for a member without referrals, below the figures for others.',
  ],
  whenNot: ['For the conditions of a promotion: PromotionTermsList.'],
  anatomy: {
    step: 'One step with its number.',
    rate: 'A type of game and its rate in percent.',
  },
  keyboard: {},
  words: ['A step is one sentence that starts with the action: “แชร์ลิงก์” (Share your link).'],
};
