import type { Usage } from '../../private/usage.ts';

/** Usage guide of Select. */
export const usage: Usage = {
  summary: 'One of many, by the picker that the device brings.',
  when: [
    'Six choices or more: a bank, a year, a currency.',
    'Fewer, where the room is for one line only.',
  ],
  whenNot: [
    'Two to four that take effect at once: SegmentedControl.',
    'Two to six that need a mark or a second line: RadioCards.',
    'Actions: Menu.',
  ],
  anatomy: {
    label: 'What is chosen, always seen.',
    box: 'The frame; a press anywhere in it opens the list.',
    input: 'The native select; data-state placeholder or chosen.',
    hint: 'Help shown before choosing.',
    error: 'Replaces the hint.',
  },
  keyboard: {
    'Arrow keys': 'Choose the next or the last one.',
    'Space, Alt + ↓': 'Opens the list.',
    Letters: 'Go to the choice that begins with them.',
  },
  words: [
    'Placeholder: เลือกธนาคาร / Choose a bank. It is not a choice and goes away.',
    'Order by use, then by the alphabet of the language; group when there are more than ten.',
  ],
};
