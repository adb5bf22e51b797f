import type { Usage } from '../../private/usage.ts';

/** Usage guide of FreeSpinsCard. */
export const usage: Usage = {
  summary: 'Free spins of the member for one game.',
  when: ['The missions page, below the missions.'],
  whenNot: ['Free spins as a reward that is not collected: MissionCard shows them.'],
  anatomy: {
    left: 'How many are left.',
    end: 'Until when they can be used, as date and time.',
  },
  keyboard: { Tab: 'Goes to the link to the game.' },
  words: ['“เหลือ 3 จาก 5 ครั้ง” (3 of 5 left): figures, and the end as a date, not as a countdown.'],
};
