import type { Usage } from '../../private/usage.ts';

/** How VipLevelTable is meant to be used. */
export const usage: Usage = {
  summary: 'All VIP levels in comparison: requirements and benefits.',
  when: ['The VIP page, for members and visitors.'],
  whenNot: ['For the progress of the member: VipStandingCard.'],
  anatomy: {
    level: 'One level; a row, or a card on narrow screens.',
    medal: 'The number of the level in the colour of the level.',
    benefit: 'One benefit of the level.',
  },
  keyboard: {},
  words: [
    'Write a benefit as a complete phrase: “ของขวัญวันเกิดจากทีมงาน” (A birthday present from the team).',
  ],
};
