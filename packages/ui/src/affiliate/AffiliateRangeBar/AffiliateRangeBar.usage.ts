import type { Usage } from '../../private/usage.ts';

/** How AffiliateRangeBar is meant to be used. */
export const usage: Usage = {
  summary: 'Chooses the days of an affiliate report.',
  when: ['Over a report whose days stand in the address.'],
  whenNot: ['One day: links to the day before and after.'],
  anatomy: {
    days: 'Days of one’s own, first and last.',
    problem: 'Why these days cannot be shown.',
  },
  keyboard: { Tab: 'Through the ranges and the two days.', Enter: 'Shows the days.' },
  words: ['A range that is too long says the limit: “เลือกได้ไม่เกิน 92 วัน” (Choose 92 days at most).'],
};
