import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionTermsList. */
export const usage: Usage = {
  summary: 'The conditions of a promotion or a bonus, in figures.',
  when: [
    'Wherever a bonus is offered: in the same box as its name, before anybody says yes to it.',
  ],
  whenNot: ['Other facts of a thing: FactList.'],
  anatomy: {
    fact: 'One condition.',
    name: 'What it is about.',
    value: 'Its figure.',
  },
  keyboard: {},
  words: ['“ยอดเทิร์น 8 เท่าของยอดฝากรวมโบนัส” (Turnover 8 × deposit and bonus): never “มีเงื่อนไข”.'],
};
