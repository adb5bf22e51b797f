import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A few actions, links or one choice behind one button.',
  when: [
    'Actions of a row that are needed now and then: copy, details, report.',
    'A sort order or a language, as a choice with a tick.',
    'What cannot be undone has `tone: danger`, stands last, and asks again in an AlertDialog.',
  ],
  whenNot: [
    'One action: show its Button. The main action of a page: never in a menu.',
    'A value of a form: use Select. Two to four choices with room: use SegmentedControl.',
    'Ways through the site: those are the shell’s.',
  ],
  anatomy: {
    item: 'One entry, 44 px high.',
    choice: 'Entries of which one is in force.',
    heading: 'What the choice is about.',
    tick: 'Marks the one in force.',
    separator: 'A hairline.',
  },
  keyboard: {
    'Enter, Space, ↓': 'opens, on the first entry',
    '↑ ↓, Home, End': 'moves',
    'a letter, Thai or Latin': 'goes to the entry that begins with it',
    'Enter or Space in the menu': 'chooses and closes',
    Escape: 'closes and gives the focus back',
  },
  words: ['A verb first, two or three words: “คัดลอกเลขที่รายการ” (Copy reference).'],
};
