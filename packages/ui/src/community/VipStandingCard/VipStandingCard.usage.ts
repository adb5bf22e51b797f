import type { Usage } from '../../private/usage.ts';

/** How VipStandingCard is meant to be used. */
export const usage: Usage = {
  summary: 'The VIP level of the member and the progress to the next level.',
  when: ['At the top of the VIP page, for members.'],
  whenNot: ['For the benefits of a level: VipLevelTable.'],
  anatomy: {
    ring: 'The emblem of the level in a ring that shows the progress. It has `role="progressbar"`.',
    label: 'Says that it is the own level, or that the level has just risen.',
    granted: 'States that the operator has granted the level.',
    way: 'What is missing to the next level, and its first benefit.',
    term: 'One of the two requirements, and the missing amount in baht.',
    benefits: 'The benefits of the own level, and those of the next.',
    benefit: 'One benefit.',
    period: 'The period of both requirements, and that a level can fall.',
  },
  keyboard: {},
  words: [
    '“64,200 จาก 100,000 บาท” (64,200 of 100,000 baht): give the figures of the period, without urgency.',
  ],
};
