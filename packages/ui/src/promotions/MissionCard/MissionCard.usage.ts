import type { Usage } from '../../private/usage.ts';

/** Usage guide of MissionCard. */
export const usage: Usage = {
  summary: 'A mission: the goal with its progress, the reward with its terms, and one action.',
  when: ['The missions page, in MissionList: rewards to collect first.'],
  whenNot: [
    'A bonus that is claimed or comes with a deposit: OfferCard.',
    'A turnover in progress: MemberBonusCard.',
  ],
  anatomy: {
    state: 'Its state, unless it is running.',
    label: 'The label of the progress bar.',
    value: 'The progress as text.',
    track: 'The bar.',
    fill: 'Its filled part.',
    reward: 'The reward with its terms.',
    end: 'When it ends or ended, as date and time.',
    collect: 'Collects the reward, or asks again after a connection error.',
    code: 'The code of an error, for support.',
  },
  keyboard: { Tab: 'Goes to its action.' },
  words: [
    'Figures, not percentages: “7 จาก 20 รอบ” (7 of 20 rounds).',
    'A mission that ended does not show the reward: nothing is called lost.',
    'The end is a date and a time. No countdown, and nothing about what would be missed.',
    'After a lost reply the text says that the result is unknown, never that it failed.',
  ],
};
