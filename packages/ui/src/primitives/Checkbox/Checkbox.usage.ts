import type { Usage } from '../../private/usage.ts';

/** Usage guide of Checkbox. */
export const usage: Usage = {
  summary: 'Yes or no, submitted with a form; or several of a list.',
  when: [
    'An agreement: terms, age, conditions of a promotion.',
    'Any number of a list; a checkbox above it is indeterminate while some are checked.',
  ],
  whenNot: [
    'A setting that takes effect immediately: Switch.',
    'One of several: RadioCards or Select.',
    'An agreement that was made already: never checked by default.',
  ],
  anatomy: {
    row: 'The label of the input: box and text are the target.',
    input: 'The native checkbox, invisible over the box.',
    mark: 'The visual box with tick or dash.',
    label: 'The text of the agreement.',
    description: 'A description.',
    error: 'What is wrong and what to do.',
  },
  keyboard: { Space: 'Checks and unchecks.' },
  words: [
    'A sentence in the first person that is true when checked: ฉันอายุครบ 20 ปีบริบูรณ์ / I am 20 or older.',
    'Never a negation: “Do not send me news” is hard to understand.',
  ],
};
