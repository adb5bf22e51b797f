import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionBox. */
export const usage: Usage = {
  summary:
    'A promotion that has to be used before a deadline: what it brings, under which condition, and the time that is left.',
  when: [
    'Once in a page, as long as the server says that a promotion runs for whoever looks.',
    'After AppFrame in the document: beside its menu it finds its place by what stands before it.',
  ],
  whenNot: [
    'Over a game, on a page that stands alone, in a dialog.',
    'Without a deadline that the server holds there is no clock; never one that begins anew.',
    'After the end: PromotionEndDialog says that it is over, PromotionCreditDialog that the credit was given.',
  ],
  anatomy: {
    title: 'What has to be done and what it brings, in figures.',
    condition: 'By when, or what is being checked.',
    clock: 'The condition beside the time.',
    time: 'The time that is left; a screen reader hears of what.',
    toggle: 'Collapses it, and opens it again.',
    badge: 'Minutes left, on the collapsed box.',
    actions: 'Where it is had, and its terms.',
    action: 'The one next step.',
    terms: 'The full terms.',
    retry: 'Checks the deposit again.',
  },
  keyboard: {
    Enter: 'Collapses or opens it; the focus stays on what does the opposite.',
    Space: 'The same.',
  },
  words: [
    'A fact and a condition, never a push: no “only”, no “hurry”, no exclamation mark.',
    'Nothing blinks, and the last minute looks as the first.',
  ],
};
