import type { Usage } from '../../private/usage.ts';

/** Usage guide of CheckInPanel. */
export const usage: Usage = {
  summary: 'The daily check-in: the series with its rewards, and the reward of today.',
  when: ['At the top of the missions page.'],
  whenNot: ['While the member is protected by a limit or a break: leave it out.'],
  anatomy: {
    day: 'One day of the series.',
    reward: 'The reward of today with its terms.',
    collect: 'Checks in, or asks again after a connection error.',
    next: 'When the next check-in is possible, as date and time.',
    code: 'The code of an error, for support.',
  },
  keyboard: { Tab: 'Goes to the button.' },
  words: [
    'A missed day is no loss and is not mentioned: the series continues with the next check-in.',
    'No countdown to the next day, and no reminder.',
  ],
};
