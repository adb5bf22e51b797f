import type { Usage } from '../../private/usage.ts';

/** How VipLevelCard is meant to be used. */
export const usage: Usage = {
  summary: 'One VIP level with what it takes and what it gives.',
  when: ['The VIP page, from the lowest level to the highest.'],
  whenNot: ['How far the member is: VipStandingCard.'],
  anatomy: {
    medal: 'The number of the level in the colour of the level.',
    benefit: 'One thing that it gives.',
    fact: 'One thing that it takes.',
    name: 'What that is of.',
    value: 'Its figure.',
  },
  keyboard: {},
  words: ['A benefit is a whole thing: “ของขวัญวันเกิดจากทีมงาน” (A birthday gift from the team).'],
};
