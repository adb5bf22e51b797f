import type { Usage } from '../../private/usage.ts';

/** Usage guide of Switch. */
export const usage: Usage = {
  summary: 'A setting that is on or off and takes effect at once.',
  when: ['Settings: sound, notifications, hiding the balance.', 'A row of a list of settings.'],
  whenNot: [
    'An agreement, or anything that is sent with a form: Checkbox.',
    'A choice between two things that both have a name: SegmentedControl.',
    'What may fail or takes long: a Button that shows that it is busy.',
  ],
  anatomy: {
    label: 'What is on or off.',
    description: 'A second line.',
    input: 'The native checkbox with the role switch, unseen over the row.',
    track: 'The drawn switch.',
    thumb: 'The part that moves; its place says the state, not its colour alone.',
  },
  keyboard: { Space: 'Turns on and off.' },
  words: [
    'Name the thing, not the act: เสียงในเกม / Game sound, not “Turn sound on”.',
    'The words do not change with the state.',
  ],
};
