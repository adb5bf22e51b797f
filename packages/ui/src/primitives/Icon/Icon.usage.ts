import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One icon of the set, in the colour of the text around it.',
  when: [
    'Next to a word, so that a row is found faster.',
    'Alone only for well-known icons: close, back, search, favourite.',
    "Import icons by name, `import { bell } from '@brand/ui/icons'`: only the used icons are bundled.",
  ],
  whenNot: [
    'As the only sign of a state: add a word.',
    'As a button: use IconButton, which has a name and a touch target.',
    'For a trademark: use BankMark or Logo.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'Next to text it needs no label and is hidden from screen readers.',
    'Alone it has a `label` with the meaning, not the picture: “สำเร็จ” (Successful), not “tick”.',
  ],
};
