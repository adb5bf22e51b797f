import type { Usage } from '../../private/usage.ts';

/** Usage guide of Select. */
export const usage: Usage = {
  summary: 'One of many options, with the native picker.',
  when: [
    'Six options or more: a bank, a year, a currency.',
    'Fewer, when there is space for one line only.',
  ],
  whenNot: [
    'Two to four with immediate effect: Chips in a row.',
    'Two to six that need an icon or a description: RadioCards.',
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
    'Arrow keys': 'Select the next or previous one.',
    'Space, Alt + ↓': 'Opens the list.',
    Letters: 'Go to the option that starts with them.',
  },
  words: [
    'Placeholder: เลือกธนาคาร / Choose a bank. It is not an option and disappears.',
    'Order by use, then alphabetically in the language; group more than ten.',
  ],
};
