import type { Usage } from '../../private/usage.ts';

/** How HelpSearch is meant to be used. */
export const usage: Usage = {
  summary: 'The search of the help centre: it finds while one types.',
  when: ['On top of the help centre.'],
  whenNot: ['Games: SearchField.'],
  anatomy: {
    input: 'Takes any question, of up to 100 letters.',
    clear: 'Empties it.',
    count: 'How many answers there are; a screen reader hears it.',
  },
  keyboard: { Enter: 'Closes the keyboard of a phone.' },
  words: ['“ค้นหาคำตอบ” (Search for an answer): what one looks for, not how.'],
};
