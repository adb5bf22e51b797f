import type { Usage } from '../../private/usage.ts';

/** How AffiliateRangeBar is meant to be used. */
export const usage: Usage = {
  summary: 'Selects the days of an affiliate report.',
  when: ['Above a report whose days are part of the URL.'],
  whenNot: ['For a single day: links to the previous and the next day.'],
  anatomy: {
    days: 'A custom range, first and last day.',
    problem: 'The error message for days that cannot be shown.',
  },
  keyboard: { Tab: 'Moves through the ranges and the two day fields.', Enter: 'Shows the days.' },
  words: [
    'For a range that is too long, state the limit: “เลือกได้ไม่เกิน 92 วัน” (Choose 92 days at most).',
  ],
};
