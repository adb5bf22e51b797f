import type { Usage } from '../../private/usage.ts';

/** How VipStandingCard is meant to be used. */
export const usage: Usage = {
  summary: 'The VIP level of the member and the progress to the next level.',
  when: ['At the top of the VIP page, for members.'],
  whenNot: ['For the benefits of a level: VipLevelTable.'],
  anatomy: {
    medal: 'The number of the level in its colour.',
    granted: 'States that the operator has granted the level.',
    way: 'The next level.',
    term: 'One of the two requirements, and the missing amount in baht.',
    period: 'The period of both requirements, and that a level can fall.',
    label: 'The label of the bar.',
    value: 'The progress.',
    track: 'The bar.',
    fill: 'Its filled part.',
  },
  keyboard: {},
  words: [
    '“64,200 จาก 100,000 บาท” (64,200 of 100,000 baht): give the figures of the period, without urgency.',
  ],
};
