import type { Usage } from '../../private/usage.ts';

/** Usage guide of Switch. */
export const usage: Usage = {
  summary: 'A setting that is on or off, with immediate effect.',
  when: ['Settings: sound, notifications, hiding the balance.', 'A row of a list of settings.'],
  whenNot: [
    'An agreement, or anything that is submitted with a form: Checkbox.',
    'A choice between two things with names: Chips in a row.',
    'An action that may fail or takes long: a Button with a pending state.',
  ],
  anatomy: {
    label: 'The name of the setting.',
    description: 'A description.',
    input: 'The native checkbox with the role switch, invisible above the row.',
    track: 'The visual switch.',
    thumb: 'The moving part; its position shows the state, not only its colour.',
  },
  keyboard: { Space: 'Turns on and off.' },
  words: [
    'Name the setting, not the action: เสียงในเกม / Game sound, not “Turn sound on”.',
    'The text does not change with the state.',
  ],
};
