import type { Usage } from '../../private/usage.ts';

/** How VipLevelTable is meant to be used. */
export const usage: Usage = {
  summary: 'All VIP levels beside each other: what each takes and what it gives.',
  when: ['The VIP page, for members and visitors.'],
  whenNot: ['How far the member is: VipStandingCard.'],
  anatomy: {
    level: 'One level; a row, or a card where it is narrow.',
    medal: 'The number of the level in the colour of the level.',
    benefit: 'One thing that it gives.',
  },
  keyboard: {},
  words: ['A benefit is a whole thing: “ของขวัญวันเกิดจากทีมงาน” (A birthday present from the team).'],
};
