import type { Usage } from '../../private/usage.ts';

/** How HelpSearch is meant to be used. */
export const usage: Usage = {
  summary: 'The search of the help centre, with results while typing.',
  when: ['At the top of the help centre.'],
  whenNot: ['For games: SearchField.'],
  anatomy: {
    input: 'Accepts a query of up to 100 characters.',
    clear: 'Clears the field.',
    count: 'The number of answers, announced to screen readers.',
  },
  keyboard: { Enter: 'Closes the on-screen keyboard.' },
  words: ['“ค้นหาคำตอบ” (Search for an answer): name what to find, not how.'],
};
