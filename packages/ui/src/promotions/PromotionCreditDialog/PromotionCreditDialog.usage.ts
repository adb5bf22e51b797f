import type { Usage } from '../../private/usage.ts';

/** Usage guide of PromotionCreditDialog. */
export const usage: Usage = {
  summary: 'Shows the credit for a deposit before the deadline.',
  when: ['Once, after the reward service has confirmed the credit.'],
  whenNot: [
    'For the bonus of a deposit itself: the deposit shows it.',
    'Over a game, or while a transfer is pending: it waits.',
  ],
  anatomy: {
    seal: 'The success icon; the title has the same meaning.',
    credit: 'The credit.',
    confirm: 'Continues; the page reloads balance and promotions.',
  },
  keyboard: { Escape: 'The same as the button.' },
  words: ['What was given and where it is; no congratulation.'],
};
