import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'One icon of the set, in the colour of the text around it.',
  when: [
    'Beside a word, so that a row is found faster.',
    'Alone only where everyone knows it: close, back, search, heart.',
    "Imported by itself, `import { bell } from '@brand/ui/icons'`: a page pays for the icons that it shows.",
  ],
  whenNot: [
    'As the only sign of a state: a word says it too.',
    'As a button: take IconButton, which has the words and the target.',
    'For a trademark: a bank is a BankMark, a brand its Logo.',
  ],
  anatomy: {},
  keyboard: {},
  words: [
    'Beside words it needs none and is skipped by a screen reader.',
    'Alone it has a `label` that says the meaning, not the picture: “สำเร็จ” (Successful), not “tick”.',
  ],
};
