import type { Usage } from '../../private/usage.ts';

/** How ResponsibleCard is meant to be used. */
export const usage: Usage = {
  summary: 'Playing with care: the age mark, what to keep to, and whom to call.',
  when: ['The help centre, under its topic of responsible play.'],
  whenNot: ['At the end of every page: Footer says it in short.'],
  anatomy: { age: 'From which age on people may play.', helpline: 'Calls the help line.' },
  keyboard: { 'Tab, Enter': 'Calls the help line.' },
  words: ['Calm and without blame.'],
};
