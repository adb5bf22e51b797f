import type { Usage } from '../../private/usage.ts';

/** Usage guide of TimeLeft. */
export const usage: Usage = {
  summary: 'Time left until a date that is stored on the server.',
  when: ['The start or end of a tournament, a promotion, an event.'],
  whenNot: ['A deadline within minutes that the user must meet: Countdown or CountdownRing.'],
  anatomy: {},
  keyboard: {},
  words: ['The word before it says what happens then: “จบใน” (Ends in).'],
};
