import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A short explanation next to an element, for mouse and keyboard.',
  when: [
    'The name of an icon button, for those who use a mouse.',
    'A term in the header of a table, if the page also explains it.',
  ],
  whenNot: [
    'Required information: write it on the page, or open a Dialog. A tooltip never opens on touch, because a long press belongs to the browser.',
    'On a disabled button: it takes neither focus nor mouse. Write the reason next to it.',
    'With links or buttons in it: use Menu or Dialog.',
  ],
  anatomy: {},
  keyboard: { Tab: 'shows it on focus', Escape: 'hides it' },
  words: ['One sentence without a full stop: “คัดลอกเลขที่รายการ” (Copy reference).'],
};
