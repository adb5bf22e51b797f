import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionCreditDialog. */
export const usage: Usage = {
  summary: 'Shows the credit that a deposit in time has brought.',
  when: ['Once, after the reward service has said that the credit is given.'],
  whenNot: [
    'For what a deposit itself brings: the deposit says that.',
    'Over a game, or while money is being moved: it waits.',
  ],
  anatomy: {
    seal: 'The mark of what went well; the title says it in words.',
    credit: 'What was given.',
    confirm: 'Goes on; the page reads balance and promotions anew.',
  },
  keyboard: { Escape: 'The same as the button.' },
  words: ['What was given and where it is; no congratulation.'],
};
