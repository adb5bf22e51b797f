import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionBox. */
export const usage: Usage = {
  summary: 'A promotion with a deadline: its value, its condition and the time left.',
  when: [
    'Once per page, as long as the server reports an active promotion for the user.',
    'With `line` on a phone: one line above the tab bar, whose offer is the link.',
    'After AppFrame in the document: its position depends on the menu state of the preceding AppFrame.',
  ],
  whenNot: [
    'Over a game or its details, a form, a registration, on a standalone page, in a dialog.',
    'Without a deadline of the server there is no clock. A clock never restarts.',
    'After the end: PromotionEndDialog says that it is over, PromotionCreditDialog that the credit was given.',
  ],
  anatomy: {
    title: 'The required action and its value, in figures.',
    condition: 'The deadline, or what is being checked.',
    clock: 'The condition with the time.',
    time: 'The time left, with a label for screen readers.',
    toggle: 'Collapses and expands it.',
    badge: 'Minutes left, on the collapsed box.',
    actions: 'Where to get it, and its terms.',
    action: 'The next step.',
    terms: 'The full terms.',
    retry: 'Checks the deposit again.',
  },
  keyboard: {
    Enter: 'Collapses or expands it; the focus moves to the opposite toggle.',
    Space: 'The same.',
  },
  words: [
    'State a fact and a condition, without pressure: no “only”, no “hurry”, no exclamation mark.',
    'Nothing blinks, and the last minute looks the same as the first.',
  ],
};
