import type { Usage } from '../../private/usage.ts';

/** Usage guide of TimeLeft. */
export const usage: Usage = {
  summary: 'What is left until a date that the server holds.',
  when: ['The start or end of a tournament, a promotion, an event.'],
  whenNot: ['A deadline within minutes that a person acts on: Countdown or CountdownRing.'],
  anatomy: {},
  keyboard: {},
  words: ['The word before it says of what: “จบใน” (Ends in).'],
};
