import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionTermsList. */
export const usage: Usage = {
  summary: 'The conditions of a promotion or a bonus, in figures.',
  when: ['Wherever a bonus is offered: in the same box as its name, before the member accepts it.'],
  whenNot: ['Other facts: FactList.'],
  anatomy: {
    fact: 'One condition.',
    name: 'Its label.',
    value: 'Its figure.',
  },
  keyboard: {},
  words: ['“ยอดเทิร์น 8 เท่าของยอดฝากรวมโบนัส” (Turnover 8 × deposit and bonus). Never “มีเงื่อนไข”.'],
};
