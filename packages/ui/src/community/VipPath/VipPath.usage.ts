import type { Usage } from '../../private/usage.ts';

/** How VipPath is meant to be used. */
export const usage: Usage = {
  summary: 'The VIP levels as a path: reached, current, next.',
  when: ['The VIP page, for members and visitors.'],
  whenNot: [
    'For the progress to the next level: VipStandingCard.',
    'For all benefits in comparison: VipLevelTable.',
  ],
  anatomy: {
    step: 'One level: emblem, name, state and requirements.',
    name: 'The name of the level.',
    terms: 'Turnover and deposits that the level requires.',
  },
  keyboard: {},
  words: ['Name the state in words: “ผ่านแล้ว” (Reached), “ระดับถัดไป” (Next level).'],
};
