import type { Usage } from '../../private/usage.ts';

/** How VipLevelTable is meant to be used. */
export const usage: Usage = {
  summary: 'All VIP levels in comparison: requirements and benefits.',
  when: ['The VIP page, for members and visitors.'],
  whenNot: ['For the progress of the member: VipStandingCard.'],
  anatomy: {
    level: 'One level.',
    benefit: 'One benefit of the level.',
  },
  keyboard: { Tab: 'to the table', 'Arrow keys': 'scroll it sideways on a narrow screen' },
  words: [
    'Write a benefit as a complete phrase: “ของขวัญวันเกิดจากทีมงาน” (Birthday gift from our team).',
  ],
};
