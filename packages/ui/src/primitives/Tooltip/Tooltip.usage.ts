import type { Usage } from '../../private/usage.ts';

export const usage: Usage = {
  summary: 'A word on what something is, beside it, for mouse and keyboard.',
  when: [
    'The name of an icon button, for those who use a mouse.',
    'A term in the head of a table, where the page explains it as well.',
  ],
  whenNot: [
    'Anything a member needs in order to act: write it down, or open a Dialog. A finger never sees a tooltip, by decision: a long press belongs to the browser, and half-hidden help is worse than none.',
    'On a disabled button: it takes neither focus nor mouse. Say the reason beside it.',
    'With links or buttons in it: use Menu or Dialog.',
  ],
  anatomy: {},
  keyboard: { Tab: 'shows it with the focus', Escape: 'hides it' },
  words: ['One sentence without a full stop: “คัดลอกเลขที่รายการ” (Copy reference).'],
};
