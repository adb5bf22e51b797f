import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A few actions, links or one choice behind one button.',
  when: [
    'Actions of a row that are needed occasionally: copy, details, report.',
    'A sort order or a language, as a choice with a tick.',
    'An action that cannot be undone has `tone: danger`, is last, and asks for confirmation in an AlertDialog.',
  ],
  whenNot: [
    'One action: show its Button. The main action of a page: never in a menu.',
    'A value of a form: use Select. Two to four choices with enough space: use Chips in a row.',
    'Site navigation: the shell.',
  ],
  anatomy: {
    item: 'One entry, 44 px high.',
    choice: 'Entries of which one is selected.',
    heading: 'The name of the choice, or of the entries below.',
    tick: 'Marks the selected one.',
    separator: 'A hairline.',
  },
  keyboard: {
    'Enter, Space, ↓': 'opens, on the first entry',
    '↑ ↓, Home, End': 'moves',
    'a letter, Thai or Latin': 'goes to the entry that starts with it',
    'Enter or Space in the menu': 'selects and closes',
    Escape: 'closes and restores the focus',
  },
  words: ['A verb first, two or three words: “คัดลอกเลขที่รายการ” (Copy reference).'],
};
