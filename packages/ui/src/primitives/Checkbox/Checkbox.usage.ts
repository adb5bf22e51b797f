import type { Usage } from '../../private/usage.ts';

/** Usage guide of Checkbox. */
export const usage: Usage = {
  summary: 'Yes or no, sent with a form; or several of a list.',
  when: [
    'An agreement: terms, age, a promotion’s conditions.',
    'Any number of a list; a checkbox above it is indeterminate while some are checked.',
  ],
  whenNot: [
    'A setting that takes effect at once: Switch.',
    'One of several: RadioCards or Select.',
    'An agreement that was made already: never checked beforehand.',
  ],
  anatomy: {
    row: 'The label of the input: mark and words, all of it the target.',
    input: 'The native checkbox, unseen over the mark.',
    mark: 'The drawn box with tick or dash.',
    label: 'What is agreed to.',
    description: 'A second line.',
    error: 'What is wrong and what to do.',
  },
  keyboard: { Space: 'Checks and unchecks.' },
  words: [
    'A sentence in the first person that is true when checked: ฉันอายุครบ 20 ปีบริบูรณ์ / I am 20 or older.',
    'Never a negation: “Do not send me news” asks everyone to think twice.',
  ],
};
