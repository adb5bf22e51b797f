import type { Usage } from '../../private/usage.ts';

/** How ResponsibleCard is meant to be used. */
export const usage: Usage = {
  summary: 'Responsible gambling: the age badge, advice and the helpline.',
  when: ['In the help centre, under the topic of responsible gambling.'],
  whenNot: ['At the end of every page: Footer shows a short version.'],
  anatomy: { age: 'Minimum age.', helpline: 'Calls the helpline.' },
  keyboard: { 'Tab, Enter': 'Calls the helpline.' },
  words: ['Calm and without blame.'],
};
